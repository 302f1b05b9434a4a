import { Button, Notice } from '@farkle/ui';
import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type LoadFailureProps = { readonly children: ReactNode };

/** What is shown instead of a room that could not be loaded or drawn; the rest of the app stays. */
export class LoadFailure extends Component<LoadFailureProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const t = useTranslations('training.failed');
  return (
    <Notice
      tone="risk"
      title={t('title')}
      // A script that failed to load once is not asked for again by the same page.
      action={<Button onClick={() => window.location.reload()}>{t('again')}</Button>}
    >
      {t('text')}
    </Notice>
  );
}
