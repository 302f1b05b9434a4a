import { formatDice, type RuleSet } from '@farkle/rules';
import { DiceRow } from '@farkle/ui';
import { FigureTable } from './FigureTable.tsx';
import { alikeCounts, alikeRows, combinationFigures } from './figures/combinations.ts';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

/** What scores: combinations with an example, then dice alike by face and number. */
export function Scoring({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t, format, dice, combination } = useRulesWords();
  const { enabled, off } = combinationFigures(ruleSet);
  return (
    <Section name="scoring">
      <p>{t('scoring.oneRoll')}</p>
      <div className={styles.pair}>
        <FigureTable
          id="combinations"
          caption={t('scoring.combinations')}
          columns={[
            { key: 'name', label: t('scoring.name'), wide: true },
            { key: 'points', label: t('scoring.points') },
          ]}
          rows={enabled.map((group) => ({
            key: formatDice(group.dice),
            cells: [
              <span key="name" className={styles.named}>
                {combination(group.kind, group.dice)}
                <DiceRow faces={group.dice} name={dice(group.dice)} />
              </span>,
              <strong key="points">{format.number(group.points)}</strong>,
            ],
          }))}
        />
        <div className={styles.block}>
          <FigureTable
            id="alike"
            caption={t('scoring.alike')}
            columns={[
              { key: 'face', label: t('scoring.face') },
              ...alikeCounts.map((count) => ({ key: String(count), label: t('scoring.count', { count }) })),
            ]}
            rows={alikeRows(ruleSet).map(({ face, points }) => ({
              key: face,
              cells: [
                <DiceRow key="face" faces={[face]} name={dice([face])} />,
                ...points.map((worth) =>
                  worth === null ? (
                    <span key="none" role="img" aria-label={t('scoring.none')}>
                      –
                    </span>
                  ) : (
                    format.number(worth)
                  ),
                ),
              ],
            }))}
          />
          {ruleSet.ofAKind === 'none' && <p className={styles.note}>{t('scoring.alikeNote')}</p>}
        </div>
      </div>
      <p>{t('scoring.best')}</p>
      {off.length > 0 && (
        <div className={styles.off}>
          <p>{t('scoring.off')}</p>
          <ul className={styles.chips}>
            {off.map((kind) => (
              <li key={kind}>{combination(kind, [])}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
