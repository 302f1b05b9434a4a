import { Button, Dialog, Die } from '@farkle/ui';
import { useEffect, useState } from 'react';
import type { TableHint } from '../hint.ts';
import type { Words } from '../words/words.ts';
import { spoken } from '../words/words.ts';
import styles from './HintDialog.module.css';

type HintDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Asks the coach about the roll that lies on the table now. */
  readonly ask: () => Promise<TableHint>;
  /** Sets the coach's dice aside. */
  readonly onTake: (hint: TableHint) => void;
  readonly words: Words;
};

type Asked = TableHint | 'asking' | 'failed';

/** The coach's best move and why: the dice, then the sentences. The move itself is left to the player. */
export function HintDialog({ open, onOpenChange, ask, onTake, words: { t, format } }: HintDialogProps) {
  const [asked, setAsked] = useState<Asked>('asking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about the roll on which it was asked
  useEffect(() => {
    if (!open) return;
    let waiting = true;
    setAsked('asking');
    ask().then(
      (hint) => waiting && setAsked(hint),
      () => waiting && setAsked('failed'),
    );
    return () => {
      waiting = false;
    };
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('hint.title')}
      closeLabel={t('close')}
      {...actions()}
    >
      <div className={styles.hint} role="status">
        {body()}
      </div>
    </Dialog>
  );

  function body() {
    if (asked === 'asking') return <p>{t('hint.asking')}</p>;
    if (asked === 'failed') return <p>{t('hint.failed')}</p>;
    const [move, ...reasons] = asked.sentences;
    return (
      <>
        <span className={styles.dice} role="img" aria-label={spoken(asked.setAside, format)}>
          {asked.setAside.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a hint have no other identity
            <Die key={at} face={face} size="large" />
          ))}
        </span>
        <p className={styles.move}>{move}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </>
    );
  }

  function actions() {
    if (typeof asked === 'string') return {};
    const take = () => {
      onTake(asked);
      onOpenChange(false);
    };
    return {
      actions: (
        <Button variant="primary" onClick={take}>
          {t('hint.take', { count: asked.setAside.length })}
        </Button>
      ),
    };
  }
}
