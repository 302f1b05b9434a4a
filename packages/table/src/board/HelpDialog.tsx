import type { RuleSet } from '@farkle/rules';
import { Dialog, type Shortcut, ShortcutList } from '@farkle/ui';
import type { Words } from '../words/words.ts';
import styles from './ScoringTable.module.css';
import { ScoringTable } from './ScoringTable.tsx';

type HelpDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly singleKeys: boolean;
  /** Whether there is a coach to ask. */
  readonly coach: boolean;
  readonly ruleSet: RuleSet;
  readonly words: Words;
};

/** What scores under the rules of this game, and which key does what. */
export function HelpDialog({
  open,
  onOpenChange,
  singleKeys,
  coach,
  ruleSet,
  words: { t },
}: HelpDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help')} closeLabel={t('close')}>
      <ScoringTable label={t('points')} ruleSet={ruleSet} />
      <section className={styles.section}>
        <h3 className={styles.title}>{t('keys.title')}</h3>
        {!singleKeys && <p>{t('keys.off')}</p>}
        <ShortcutList shortcuts={shortcuts(singleKeys, coach, t)} />
      </section>
    </Dialog>
  );
}

function shortcuts(singleKeys: boolean, coach: boolean, t: Words['t']): Shortcut[] {
  const single: Shortcut[] = [
    { id: 'die', keys: ['1', '6'], through: true, label: t('keys.die') },
    { id: 'best', keys: ['A'], label: t('keys.best') },
    { id: 'roll', keys: ['R'], label: t('keys.roll') },
    { id: 'bank', keys: ['B'], label: t('keys.bank') },
    ...(coach ? [{ id: 'hint', keys: ['H'], label: t('keys.hint') }] : []),
    { id: 'help', keys: ['?'], label: t('keys.help') },
  ];
  const always: Shortcut = {
    id: 'skip',
    keys: [t('keys.space'), t('keys.escape')],
    label: t('keys.skip'),
  };
  return singleKeys ? [...single, always] : [always];
}
