import { Button } from '@farkle/ui';
import { useTranslations } from 'use-intl';

/** Ends a session that has no end of its own. */
export function StopButton({ onStop }: { readonly onStop: () => void }) {
  const t = useTranslations('training.session');
  return (
    <Button variant="quiet" icon="flag" onClick={onStop}>
      {t('stop')}
    </Button>
  );
}
