/** Whether a story stands in the phone's window of 360 px. */
export function isOnPhone({ viewport }: Record<string, unknown>): boolean {
  return (
    typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'phone'
  );
}

/**
 * Throws when a person with a phone would have to scroll sideways, and names what sticks out. Only elements that can be
 * seen count: what scrolls or is cut off inside its own frame sticks out of nothing.
 */
export function nothingIsWiderThanTheWindow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = wide.slice(0, 5).map(({ tagName, className, textContent }) => {
    return `${tagName.toLowerCase()}.${String(className)} “${textContent?.trim().slice(0, 40)}”`;
  });
  throw new Error(
    `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${named.join('; ')}. Let these wrap or shrink.`,
  );
}
