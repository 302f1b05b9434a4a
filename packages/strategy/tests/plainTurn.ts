import { outcomeClasses, type RuleSet } from '@farkle/rules';

/** One turn in the plainest way: straight from the rules' outcome classes, in points, without any short cut. */
export function plainTurn(
  ruleSet: RuleSet,
  {
    minimum,
    top,
    farkle,
    bank,
  }: { minimum: number; top: number; farkle: number; bank: (points: number) => number },
): number {
  const values = new Map<string, number>();
  const classes = [0, 1, 2, 3, 4, 5, 6].map((dice) => (dice === 0 ? [] : outcomeClasses(dice, ruleSet)));
  const roll = (points: number, dice: number): number => {
    let sum = 0;
    for (const { ways, choices } of classes[dice] ?? []) {
      const after = choices.map(({ count, points: more }) => best(points + more, dice - count || 6));
      sum += (ways / 6 ** dice) * (choices.length === 0 ? farkle : Math.max(...after));
    }
    return sum;
  };
  const best = (points: number, dice: number): number => {
    if (points >= top && (dice < 6 || ruleSet.hotDice === 'mayRoll')) return bank(points);
    const known = values.get(`${points} ${dice}`);
    if (known !== undefined) return known;
    const rolled = points > top + 10_000 ? bank(points) : roll(points, dice);
    const mayBank = points >= minimum && (dice < 6 || ruleSet.hotDice === 'mayRoll');
    const value = mayBank ? Math.max(bank(points), rolled) : rolled;
    values.set(`${points} ${dice}`, value);
    return value;
  };
  for (let points = top; points > 0; points -= 50) for (let dice = 1; dice <= 6; dice++) best(points, dice);
  return roll(0, 6);
}
