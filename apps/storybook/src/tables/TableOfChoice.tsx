import type { TableInput } from '@farkle/engine';
import { classic, parseRuleSet, type RuleSet, simple } from '@farkle/rules';
import { createPlayer, type Level, shippedTable } from '@farkle/strategy';
import { GameTable, TableProvider, type TableSettings } from '@farkle/table';
import { Notice } from '@farkle/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parseRolls } from './typedRolls.ts';
import { typedThenDealt } from './typedThenDealt.ts';

/** Who sits somewhere. */
export type Sitter = 'nobody' | 'person' | Level;

export type TableOfChoiceProps = Partial<RuleSet> & {
  /** The rolls to come, apart by spaces: `1-5-2-3-4-4 155`. After them dice are dealt from a seed. */
  readonly rolls: string;
  /** Who begins. */
  readonly seat1: Exclude<Sitter, 'nobody'>;
  /** Who is next; nobody leaves the seat away. */
  readonly seat2: Sitter;
  /** Who is third. */
  readonly seat3: Sitter;
  /** Who is last. */
  readonly seat4: Sitter;
  /** The goal: the target of the rules, or ten turns. */
  readonly goal: 'target' | 'turns';
  /** The rules to start from; the fields below change them one by one. */
  readonly preset: 'classic' | 'simple';
  /** How long a computer takes. */
  readonly computerPace: TableSettings['computerPace'];
  /** Whether the chance of a farkle is shown before a roll. */
  readonly riskHint: boolean;
};

/** A whole table on the real chart, set up by the controls: dice, seats and rules. Computers play as on the site. */
export function TableOfChoice(props: TableOfChoiceProps) {
  const t = useTranslations('rules');
  const { rolls, seat1, seat2, seat3, seat4, goal, preset, computerPace, riskHint, ...fields } = props;
  const typed = parseRolls(rolls);
  const changed = Object.entries(fields).filter(([, value]) => value !== undefined);
  const ruleSet = parseRuleSet({
    ...(preset === 'classic' ? classic : simple),
    ...Object.fromEntries(changed),
  });

  if (!typed.ok) {
    const { roll, code } = typed.error;
    return (
      <Notice tone="risk" title={`“${roll}” is no roll`}>
        {code === 'tooManyDice'
          ? 'A roll has at most six dice.'
          : 'Write faces from 1 to 6 as in 1-5-5 or 155, and rolls apart by spaces.'}
      </Notice>
    );
  }
  if (!ruleSet.ok) {
    const field = ruleSet.error.field as keyof RuleSet;
    return (
      <Notice tone="risk">{t(`refusals.${ruleSet.error.code}`, { field: t(`fields.${field}`) })}</Notice>
    );
  }
  const sitters = [seat1, seat2, seat3, seat4].filter((sitter) => sitter !== 'nobody');
  return (
    <Laid
      // Another set-up is another game.
      key={JSON.stringify([typed.value, sitters, goal, ruleSet.value])}
      rolls={typed.value}
      sitters={sitters}
      input={{
        ruleSet: ruleSet.value,
        goal: goal === 'turns' ? { kind: 'turns', turns: 10 } : { kind: 'target' },
        kinds: sitters.map((sitter) => (sitter === 'person' ? 'person' : 'computer')),
      }}
      settings={{ diceSpeed: 'normal', computerPace, riskHint, singleKeys: true }}
    />
  );
}

interface LaidProps {
  readonly rolls: Parameters<typeof typedThenDealt>[0];
  readonly sitters: readonly Exclude<Sitter, 'nobody'>[];
  readonly input: TableInput;
  readonly settings: TableSettings;
}

function Laid({ rolls, sitters, input, settings }: LaidProps) {
  const t = useTranslations();
  const [deal] = useState(() => typedThenDealt(rolls));
  const computers = sitters.filter((sitter) => sitter !== 'person').length;
  const seats = useMemo(
    () =>
      sitters.map((sitter, at) => {
        if (sitter !== 'person') return { name: t(`setUp.level.${sitter}`), note: null };
        const alone = sitters.length - computers === 1;
        return { name: alone ? t('play.you') : t('play.player', { number: at + 1 }), note: null };
      }),
    [t, sitters, computers],
  );
  return (
    <TableProvider
      input={input}
      names={seats.map(({ name }) => name)}
      settings={settings}
      dealDice={deal}
      playSeat={async (game, seat) => {
        const sitter = sitters[seat];
        if (sitter === undefined || sitter === 'person') throw new Error(`No computer sits on seat ${seat}.`);
        return createPlayer(sitter, sitter === 'hard' ? await shippedTable(game.ruleSet) : null)(game);
      }}
    >
      <GameTable
        title={computers === 0 ? t('play.title.together') : t('play.title.computer', { count: computers })}
        onLeave={() => undefined}
      />
    </TableProvider>
  );
}
