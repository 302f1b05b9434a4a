import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { homePath } from '../../features/play/paths.ts';
import { Message } from '../../features/shell/Message.tsx';
import { Link } from '../../i18n/navigation.ts';

export default function NotFound() {
  const t = useTranslations('errors.notFound');
  return (
    <Message title={t('title')} text={t('text')}>
      <Button variant="primary" size="large" render={<Link href={homePath} />}>
        {t('home')}
      </Button>
    </Message>
  );
}
