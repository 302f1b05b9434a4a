import { Dialog, type Shortcut, ShortcutList } from '@farkle/ui';
import type { Words } from '../words/words.ts';

type HelpDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly singleKeys: boolean;
  readonly words: Words;
};

/** Which key does what. */
export function HelpDialog({ open, onOpenChange, singleKeys, words: { t } }: HelpDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('keys.title')}
      description={singleKeys ? undefined : t('keys.off')}
      closeLabel={t('close')}
    >
      <ShortcutList shortcuts={shortcuts(singleKeys, t)} />
    </Dialog>
  );
}

function shortcuts(singleKeys: boolean, t: Words['t']): Shortcut[] {
  const single: Shortcut[] = [
    { id: 'die', keys: ['1', '6'], through: true, label: t('keys.die') },
    { id: 'best', keys: ['A'], label: t('keys.best') },
    { id: 'roll', keys: ['R'], label: t('keys.roll') },
    { id: 'bank', keys: ['B'], label: t('keys.bank') },
    { id: 'help', keys: ['?'], label: t('keys.help') },
  ];
  const always: Shortcut = {
    id: 'skip',
    keys: [t('keys.space'), t('keys.escape')],
    label: t('keys.skip'),
  };
  return singleKeys ? [...single, always] : [always];
}
