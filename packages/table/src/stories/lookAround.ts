import { expect, waitFor } from 'storybook/test';

/** Waits until the live region says this. */
export async function hears(canvasElement: HTMLElement, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(spokenBy(canvasElement)).toMatch(text));
}

function spokenBy(canvasElement: HTMLElement): string {
  const regions = canvasElement.querySelectorAll('[data-live-region]');
  return [...regions].map((region) => region.textContent).join('');
}

/** Where everything stands that could move: presses, places, seats, panels, lines. */
export function standing(canvasElement: HTMLElement): Record<string, number>[] {
  const parts = canvasElement.querySelectorAll('main, main button, main li, main [role="group"], main p');
  const still = [...parts].filter((part) => part.closest('[role="group"] ol') === null);
  return still.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    // Words grow where they stand, and kept rows from the right edge: their inner edge is no movement.
    if (part.tagName === 'P') return { x, y, height };
    return part.querySelector(':scope > ol') === null ? { x, y, width, height } : { y, height };
  });
}

/** The focus is on something that a key can press, and so not lost. */
export async function focusIsKept(): Promise<void> {
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}

/** The page fits its window without scrolling. */
export async function fitsTheWindow(): Promise<void> {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
