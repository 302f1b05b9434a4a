import { type RefObject, useEffect, useRef } from 'react';

/** How long after the last movement should be over a roll counts as over, whatever the browser says; ms. */
const grace = 250;

/**
 * Calls `onRollEnd` exactly once for each roll, when every movement inside `root` is over. With nothing to
 * wait for (no motion wanted, an instant pace, a hidden element) that is at once; when the browser stops its
 * clock of animations, as it does in a hidden tab, a timer answers in its place. A roll that is broken off
 * by `rolling` turning false or by another `rollKey` has no end of its own.
 */
export function useRollEnd(
  root: RefObject<HTMLElement | null>,
  rolling: boolean,
  rollKey: string | number,
  onRollEnd: (() => void) | undefined,
): void {
  const latest = useRef(onRollEnd);
  useEffect(() => {
    latest.current = onRollEnd;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another roll
  useEffect(() => {
    if (!rolling) return;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      latest.current?.();
    };

    const movements = root.current?.getAnimations({ subtree: true }).filter(isRoll) ?? [];
    const rest = movements.map((movement) => Number(movement.effect?.getComputedTiming().endTime ?? 0));
    const longest = Math.max(0, ...rest);
    const timer = setTimeout(end, longest > 0 ? longest + grace : 0);
    if (longest > 0) void Promise.allSettled(movements.map((movement) => movement.finished)).then(end);

    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [rolling, rollKey, root]);
}

function isRoll(movement: Animation): boolean {
  const marked =
    movement.effect instanceof KeyframeEffect && movement.effect.target?.closest('[data-rolling]');
  return movement instanceof CSSAnimation && Boolean(marked);
}
