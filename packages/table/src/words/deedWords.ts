import type { TableView } from '@farkle/engine';
import { refusalSentence } from './refusalSentence.ts';
import type { Words } from './words.ts';

/** The words of one press: what it will do, and what follows or why it is not possible. */
export interface DeedWords {
  readonly label: string;
  readonly consequence?: string;
  readonly disabledReason?: string;
}

/** The words of Roll. */
export function rollWords(view: TableView, words: Words): DeedWords {
  const { roll } = view;
  const { t } = words;
  if (!isPersons(view)) return { label: t('deeds.roll'), disabledReason: othersTurn(view, words) };
  if (roll.refusal !== null)
    return { label: t('deeds.roll'), disabledReason: refusalSentence(roll.refusal, words) };
  const label = t('deeds.rollDice', { count: roll.dice });
  return roll.points === 0 ? { label } : { label, consequence: t('deeds.atRisk', { points: roll.points }) };
}

/** The words of Bank. */
export function bankWords(view: TableView, words: Words): DeedWords {
  const { bank, turn } = view;
  const { t } = words;
  if (!isPersons(view)) return { label: t('deeds.bank'), disabledReason: othersTurn(view, words) };
  const worth = bank.refusal === null || turn.selectionPoints > 0;
  const label = worth ? t('deeds.bankPoints', { points: bank.points }) : t('deeds.bank');
  if (bank.refusal !== null) return { label, disabledReason: refusalSentence(bank.refusal, words) };
  return { label, consequence: t(`deeds.${makesKey(view)}`, { score: bank.makes }) };
}

/** The words of the one press after a person's farkle. */
export function farkleWords({ turn }: TableView, { t }: Words): DeedWords {
  const { lost, penalty } = turn.farkle ?? { lost: 0, penalty: 0 };
  const consequence =
    penalty > 0 ? t('deeds.lostAndTaken', { points: lost, penalty }) : t('deeds.lost', { points: lost });
  return { label: t('deeds.goOn'), consequence };
}

/** What the bank would bring about besides its points. */
function makesKey(view: TableView): 'makes' | 'makesWin' | 'makesLoss' | 'makesFinalRound' {
  const { goal, ruleSet, bank, warnings, finalRound, seats } = view;
  if (warnings.some(({ code }) => code === 'bankLoses')) return 'makesLoss';
  const reached = goal.kind !== 'turns' && bank.makes >= ruleSet.target;
  if (!reached || finalRound || seats.length === 1) return 'makes';
  return ruleSet.ending === 'immediate' ? 'makesWin' : 'makesFinalRound';
}

function isPersons({ seats, seat }: TableView): boolean {
  return seats[seat]?.kind === 'person';
}

function othersTurn({ seat }: TableView, { t, voice }: Words): string {
  return t('deeds.otherTurn', { name: voice(seat).name });
}
