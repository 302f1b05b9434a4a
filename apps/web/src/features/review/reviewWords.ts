import { formatDice } from '@farkle/rules';
import type { Currency, ValuedOption } from '@farkle/strategy';
import type { Words } from '@farkle/table';
import type { MarkedGrade } from '@farkle/ui';
import type { useTranslations } from 'next-intl';
import type { GameCurve } from './curveOf.ts';
import type { ReviewedMove } from './reviewedMove.ts';

/** All that a sentence of a review is made with. */
export interface ReviewWords {
  readonly t: ReturnType<typeof useTranslations<'review'>>;
  readonly table: Words;
}

/** Costs below half of the last shown digit read as nothing: in a sentence, and as a figure in a list. */
const told: Readonly<Record<Currency, number>> = { winChance: 0.00005, points: 0.05, turns: 0.005 };
const listed: Readonly<Record<Currency, number>> = { ...told, winChance: 0.0005 };

/** The grade as the kit marks it: a move without a choice is forced. */
export function gradeOf({ review: { grade } }: ReviewedMove): MarkedGrade {
  return grade ?? 'forced';
}

/** What a move does, in a few words that stand alone: "Set aside 1-5 and roll 4 dice". */
export function moveWords(
  { setAside, then, turnPoints, diceLeft }: ValuedOption,
  { t }: ReviewWords,
): string {
  const dice = formatDice(setAside);
  return then === 'bank'
    ? t('move.bank', { dice, points: turnPoints })
    : t('move.roll', { dice, count: diceLeft });
}

/** What a move is worth, with its currency. */
export function valueWords(value: number, currency: Currency, { t }: ReviewWords): string {
  return t(`value.${currency}`, { value });
}

/** What a move cost, as a sentence. */
export function costWords({ review: { cost, currency } }: ReviewedMove, { t }: ReviewWords): string {
  return cost < told[currency] ? t('cost.none') : t(`cost.${currency}`, { cost });
}

/** What was given away as a figure for lists, or null where it reads as nothing. */
export function shortCost(cost: number, currency: Currency, { t }: ReviewWords): string | null {
  return cost < listed[currency] ? null : t(`costShort.${currency}`, { cost });
}

/** What the curve is at a move, in words. */
export function curveWords(
  kind: 'chance' | 'given',
  value: number,
  currency: Currency,
  words: ReviewWords,
): string {
  if (kind === 'chance') return valueWords(value, 'winChance', words);
  return shortCost(value, currency, words) ?? words.t(`curve.scale.${currency}`, { value: 0 });
}

/** All there is to say of a move in one sentence, with what the curve is at it. */
export function pointWords(move: ReviewedMove, count: number, curve: GameCurve, words: ReviewWords): string {
  const { currency } = move.review;
  return words.t('curve.point', {
    number: move.at + 1,
    count,
    name: words.table.voice(move.seat).name,
    grade: words.t(`grades.${gradeOf(move)}`),
    value: curveWords(curve.kind, curve.values[move.at] ?? 0, currency, words),
  });
}

/** What the curve shows, as seen from a seat. */
export function curveLabel(
  { kind }: GameCurve,
  { seat, currency }: { seat: number; currency: Currency },
  { t, table }: ReviewWords,
): string {
  const voice = table.voice(seat);
  return kind === 'chance' ? t('curve.chance', voice) : t(`curve.given.${currency}`, voice);
}
