import { Button, Notice } from '@farkle/ui';
import { useEffect, useRef } from 'react';
import type { Table } from '../useTable.ts';
import type { Words } from '../words/words.ts';

type TroubleNoticeProps = {
  readonly table: Table;
  readonly words: Words;
  readonly say: (text: string) => void;
};

/** What did not arrive, over the tray, with a press that asks again. It is said aloud when it comes. */
export function TroubleNotice({ table: { trouble, retry, view }, words, say }: TroubleNoticeProps) {
  const { t, voice } = words;
  const title =
    trouble === 'player' ? t('trouble.player', { name: voice(view.seat).name }) : t('trouble.dice');
  const latest = useRef(say);
  useEffect(() => {
    latest.current(title);
  }, [title]);

  return (
    <Notice
      tone="risk"
      title={title}
      action={
        <Button variant="primary" onClick={retry}>
          {t('trouble.retry')}
        </Button>
      }
    >
      {t('trouble.safe')}
    </Notice>
  );
}
