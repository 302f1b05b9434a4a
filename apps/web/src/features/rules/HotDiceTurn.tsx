import type { IllegalPlay, RuleSet } from '@farkle/rules';
import { without } from '@farkle/rules';
import { DiceRow, Notice } from '@farkle/ui';
import { FigureTable } from './FigureTable.tsx';
import { hotDiceExample } from './figures/hotDiceExample.ts';
import type { RollOdds } from './figures/rollOdds.ts';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

interface HotDiceTurnProps {
  readonly ruleSet: RuleSet;
  readonly odds: readonly RollOdds[];
}

/** Hot dice by a turn that the game itself has played. */
export function HotDiceTurn({ ruleSet, odds }: HotDiceTurnProps) {
  const { t, format, dice, percent } = useRulesWords();
  const { steps, turnPoints, whyNotBank } = hotDiceExample(ruleSet);
  return (
    <Section name="hotDice">
      <p>{t('hotDice.lead')}</p>
      <FigureTable
        id="hot-dice-turn"
        caption={t('hotDice.caption')}
        columns={[
          { key: 'roll', label: t('hotDice.roll'), wide: true },
          { key: 'aside', label: t('hotDice.aside'), wide: true },
          { key: 'points', label: t('hotDice.points') },
          { key: 'total', label: t('hotDice.total') },
          { key: 'next', label: t('hotDice.next') },
        ]}
        rows={steps.map((step, at) => ({
          key: at,
          cells: [
            <DiceRow
              key="roll"
              faces={step.dice}
              dull={without(step.roll, step.dice)}
              name={dice(step.roll)}
            />,
            <DiceRow key="aside" faces={step.dice} name={dice(step.dice)} />,
            format.number(step.points),
            <strong key="total">{format.number(step.turnPoints)}</strong>,
            format.number(step.nextDice),
          ],
        }))}
      />
      <Notice tone="celebration" title={t('sections.hotDice')}>
        {outcome(whyNotBank)}
      </Notice>
      <p>{t('hotDice.risk', { chance: percent(odds.at(-1)?.chance ?? 0), points: turnPoints })}</p>
    </Section>
  );

  function outcome(refused: IllegalPlay | null): string {
    switch (refused?.code) {
      case undefined:
        return t('hotDice.mayRoll', { points: turnPoints });
      case 'hotDiceMustRoll':
        return t('hotDice.mustRoll', { points: turnPoints });
      case 'belowEntryMinimum':
        return turnPoints < ruleSet.bankMinimum
          ? t('hotDice.belowMinimum', { points: turnPoints, needs: ruleSet.bankMinimum })
          : t('hotDice.belowEntry', { points: turnPoints, needs: refused.needs });
      case 'belowBankMinimum':
        return t('hotDice.belowMinimum', { points: turnPoints, needs: refused.needs });
      default:
        throw new Error(
          `The example of hot dice cannot be banked for a reason of its own: ${refused?.code}.`,
        );
    }
  }
}
