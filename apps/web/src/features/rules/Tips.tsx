import type { RuleSet } from '@farkle/rules';
import { formatDice } from '@farkle/rules';
import { Button, DiceRow } from '@farkle/ui';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { FigureTable } from './FigureTable.tsx';
import type { RollOdds } from './figures/rollOdds.ts';
import { lastTurn, lessDice } from './figures/tips.ts';
import type { TurnFigures } from './figures/turnFigures.ts';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { type TipName, tipLesson } from './tipLesson.ts';
import { useRulesWords } from './useRulesWords.tsx';

interface TipsProps {
  readonly ruleSet: RuleSet;
  readonly odds: readonly RollOdds[];
  readonly turn: TurnFigures;
}

/** What good players do, each with its figures under these rules. */
export function Tips({ ruleSet, odds, turn }: TipsProps) {
  const { t, format, dice, percent } = useRulesWords();
  const chanceOf = (count: number) => odds[count - 1]?.chance ?? 0;
  return (
    <Section name="tips">
      {tip('lessDice', setAsideLess())}
      {tip('lastDice', respectTheLast())}
      {tip('lastHope', hopeForHotDice())}
      {tip('score', playToTheScore())}
    </Section>
  );

  function tip(name: TipName, content: ReactNode) {
    return (
      <article className={styles.tip}>
        <h3 className={styles.subheading}>{t(`tips.${name}.title`)}</h3>
        {content}
        <p className={styles.screenOnly}>
          <Button render={<Link href={tipLesson(name, ruleSet)} prefetch={false} />} icon="dice">
            {t('tips.lesson', { tip: t(`tips.${name}.title`) })}
          </Button>
        </p>
      </article>
    );
  }

  function setAsideLess() {
    const { roll, answers, best } = lessDice(ruleSet);
    const verdict = best.dice.length === 1 ? 'verdictFew' : 'verdictAll';
    return (
      <>
        <p>{t('tips.lessDice.text')}</p>
        <p>
          <DiceRow faces={roll} name={dice(roll)} />
        </p>
        <FigureTable
          id="less-dice"
          caption={t('tips.lessDice.caption')}
          columns={[
            { key: 'keep', label: t('tips.lessDice.keep') },
            { key: 'points', label: t('tips.lessDice.points') },
            { key: 'left', label: t('tips.lessDice.left') },
            { key: 'chance', label: t('tips.lessDice.chance') },
            { key: 'worth', label: t('tips.lessDice.worth') },
          ]}
          rows={answers.map((answer) => ({
            key: formatDice(answer.dice),
            marked: answer === best,
            cells: [
              <DiceRow key="keep" faces={answer.dice} name={dice(answer.dice)} />,
              format.number(answer.points),
              format.number(answer.diceLeft),
              percent(answer.farkle),
              format.number(Math.round(answer.turn)),
            ],
          }))}
        />
        <p>{t(`tips.lessDice.${verdict}`, { dice: dice(best.dice) })}</p>
      </>
    );
  }

  function respectTheLast() {
    return (
      <>
        <p>{t('tips.lastDice.text', { one: percent(chanceOf(1)), two: percent(chanceOf(2)) })}</p>
        <FigureTable
          id="bank-from"
          caption={t('tips.lastDice.caption')}
          columns={[
            { key: 'left', label: t('tips.lastDice.left') },
            { key: 'chance', label: t('tips.lastDice.chance') },
            { key: 'bank', label: t('tips.lastDice.bankFrom') },
          ]}
          rows={turn.bankFrom.map(({ dice: left, points }) => ({
            key: left,
            cells: [
              format.number(left),
              percent(chanceOf(left)),
              points === null ? (
                t('tips.lastDice.never')
              ) : (
                <strong key="points">{format.number(points)}</strong>
              ),
            ],
          }))}
        />
        <p>{t('tips.lastDice.note')}</p>
      </>
    );
  }

  function hopeForHotDice() {
    const [one, two] = turn.bankFrom.map(({ points }) => points);
    const known = one !== undefined && one !== null && two !== undefined && two !== null;
    return (
      <>
        <p>
          {t('tips.lastHope.text', {
            hot: percent(odds[0]?.allScore ?? 0),
            six: percent(chanceOf(odds.length)),
          })}
        </p>
        {known && <p>{t(one > two ? 'tips.lastHope.dearer' : 'tips.lastHope.plain', { one, two })}</p>}
      </>
    );
  }

  function playToTheScore() {
    const last = lastTurn(ruleSet);
    if (last === null) return <p>{t('tips.score.atOnce', { turn: Math.round(turn.points) })}</p>;
    const { leader, mine, turnPoints, makes, diceLeft, farkle } = last;
    return (
      <>
        <p>{t('tips.score.last', { leader, mine, turn: turnPoints })}</p>
        <p>{t('tips.score.losing', { makes, dice: diceLeft, chance: percent(farkle) })}</p>
      </>
    );
  }
}
