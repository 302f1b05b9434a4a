import { DiceRow, OddsBars } from '@farkle/ui';
import { FigureTable } from './FigureTable.tsx';
import type { RollOdds } from './figures/rollOdds.ts';
import type { TurnFigures } from './figures/turnFigures.ts';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

interface OddsProps {
  readonly odds: readonly RollOdds[];
  readonly turn: TurnFigures;
}

/** How often each number of dice farkles, as a picture and as exact fractions. */
export function Odds({ odds, turn }: OddsProps) {
  const { t, percent } = useRulesWords();
  return (
    <Section name="odds">
      <p>{t('odds.lead')}</p>
      <div className={styles.figure}>
        <OddsBars
          label={t('odds.picture')}
          bars={odds.map(({ dice, chance, example }) => ({
            key: dice,
            label: t('odds.count', { count: dice }),
            picture: example === null ? undefined : <DiceRow faces={example} />,
            value: chance,
            text: percent(chance),
          }))}
        />
      </div>
      <FigureTable
        id="chances"
        caption={t('odds.caption')}
        columns={[
          { key: 'dice', label: t('odds.dice') },
          { key: 'farkles', label: t('odds.farkles') },
          { key: 'chance', label: t('odds.chance') },
          { key: 'hot', label: t('odds.hot') },
        ]}
        rows={odds.map(({ dice, farkles, rolls, chance, allScore }) => ({
          key: dice,
          cells: [
            t('odds.count', { count: dice }),
            t('odds.fraction', { farkles, rolls }),
            <strong key="chance">{percent(chance)}</strong>,
            percent(allScore),
          ],
        }))}
      />
      <p>{t('odds.turn', { chance: percent(turn.farkle), points: Math.round(turn.points) })}</p>
    </Section>
  );
}
