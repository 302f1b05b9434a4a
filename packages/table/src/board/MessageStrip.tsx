import { HotDice, Icon } from '@farkle/ui';
import type { MessageLine } from '../words/messageLine.ts';
import styles from './MessageStrip.module.css';

/** One line of news between the dice and the presses. Its room is kept when there is nothing to say. */
export function MessageStrip({ line }: { readonly line: MessageLine | null }) {
  if (line?.tone === 'hot') {
    return (
      <HotDice title={line.title ?? ''} {...(typeof line.text === 'string' ? { text: line.text } : {})} />
    );
  }
  return (
    <p className={styles.strip} data-tone={line?.tone ?? 'plain'}>
      {line?.tone === 'risk' && (
        <span className={styles.mark}>
          <Icon name="warning" />
        </span>
      )}
      {line !== null && <span className={styles.text}>{line.text}</span>}
    </p>
  );
}
