import { farkleOdds, type RuleSet } from '@farkle/rules';
import type { Knowledge, KnowledgeState, Weighing } from '@farkle/strategy';
import { Notice, RiskBar } from '@farkle/ui';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceList } from '../drills/decisions/ChoiceList.tsx';
import { useCoachWords } from '../drills/decisions/useCoachWords.ts';
import type { AnswerKey } from '../positions/answerKey.ts';
import type { Position } from '../positions/position.ts';
import { useBestWords } from './useBestWords.ts';
import type { Valued } from './useValuation.ts';
import styles from './ValuePanel.module.css';

export type ValuePanelProps = {
  /** Null while the position cannot come up. */
  readonly valued: Valued | null;
  readonly isPossible: boolean;
  readonly state: KnowledgeState;
};

/** What a position is worth: every choice with its value, the best first, and how well that is known. */
export function ValuePanel({ valued, isPossible, state }: ValuePanelProps) {
  const t = useTranslations('training.explorer.result');
  const known = useTranslations('training.decisions.knowledge');
  return (
    <section className={styles.panel} aria-labelledby="explorer-value">
      <h2 id="explorer-value" className={styles.title}>
        {t('title')}
      </h2>
      {state.solving !== null && <Notice icon="info">{known('solving', { share: state.solving })}</Notice>}
      {body()}
    </section>
  );

  function body() {
    if (!isPossible) return <p className={styles.none}>{t('impossible')}</p>;
    if (valued === null) return <p className={styles.none}>{t('thinking')}</p>;
    const { of, valuation } = valued;
    if (valuation === 'failed') return <p className={styles.none}>{t('failed')}</p>;
    return valuation.kind === 'choices' ? (
      <Choices answerKey={valuation.key} ruleSet={of.ruleSet} position={of.position} />
    ) : (
      <Weighed
        weighing={valuation.weighing}
        knowledge={valuation.knowledge}
        ruleSet={of.ruleSet}
        position={of.position}
      />
    );
  }
}

type Context = { readonly ruleSet: RuleSet; readonly position: Position };

function Choices({ answerKey, ruleSet, position }: Context & { readonly answerKey: AnswerKey }) {
  const t = useTranslations('training.explorer.result');
  const best = useBestWords();
  const coachWords = useCoachWords();
  const { choices, currency, knowledge, reasons } = answerKey;
  return (
    <>
      <p className={styles.best}>{best({ kind: 'choices', key: answerKey }, position)}</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.code}>{coachWords(reason)}</li>
        ))}
      </ul>
      <h3 className={styles.count}>{t('all', { count: choices.length })}</h3>
      <ChoiceList currency={currency} choices={choices} />
      <HowWell currency={currency} knowledge={knowledge} ruleSet={ruleSet} position={position} />
    </>
  );
}

function Weighed({
  weighing,
  knowledge,
  ruleSet,
  position,
}: Context & { readonly weighing: Weighing; readonly knowledge: Knowledge }) {
  const t = useTranslations('training.explorer.result');
  const table = useTranslations('table.risk');
  const best = useBestWords();
  const { currency, rolling, banking } = weighing;
  const { farkles, rolls } = farkleOdds(position.diceLeft, ruleSet);
  const rows = [
    { key: 'roll', words: t('roll', { count: position.diceLeft }), value: rolling },
    ...(banking === null
      ? []
      : [{ key: 'bank', words: t('bank', { points: position.turnPoints }), value: banking }]),
  ].sort((a, b) => (currency === 'turns' ? a.value - b.value : b.value - a.value));
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <>
      <p className={styles.best}>{best({ kind: 'weighing', weighing, knowledge }, position)}</p>
      <ul className={styles.rows}>
        {rows.map(({ key, words, value }, at) => (
          <li
            key={key}
            className={styles.row}
            data-best={at === 0 || undefined}
            style={{ '--share': most > 0 ? value / most : 0 } as CSSProperties}
          >
            <span className={styles.deed}>{words}</span>
            <span className={styles.value}>{t(currency, { value })}</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.filled} />
            </span>
          </li>
        ))}
      </ul>
      {banking === null && <p className={styles.none}>{t('mayNotBank')}</p>}
      <RiskBar
        label={table.rich('nextRoll', { count: position.diceLeft, b: (words) => <b>{words}</b> })}
        value={farkles / rolls}
        text={t('farkle', { chance: farkles / rolls })}
      />
      <HowWell currency={currency} knowledge={knowledge} ruleSet={ruleSet} position={position} />
    </>
  );
}

/** The most that chances of a quick solve are off: without a penalty for three farkles, and with one. */
const quickError = { usual: 0.001, penalty: 0.003 } as const;

function HowWell({
  currency,
  knowledge,
  ruleSet,
  position,
}: Context & { readonly currency: AnswerKey['currency']; readonly knowledge: Knowledge }) {
  const t = useTranslations('training.explorer.result');
  return (
    <p className={styles.none}>
      {t(`currency.${currency}`)}. {words()}
    </p>
  );

  function words(): string {
    if (knowledge !== 'quick') return t(`knowledge.${knowledge}`);
    if (position.goal === 'turns') return t('knowledge.penalty');
    return t('knowledge.quick', { error: ruleSet.threeFarkles > 0 ? quickError.penalty : quickError.usual });
  }
}
