/** What a die shows, 1 to 6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Where a pip sits: column then row, each 0 (left, top), 1 (middle) or 2 (right, bottom). */
export type PipPlace = `${0 | 1 | 2}${0 | 1 | 2}`;

/** The pips of each face, laid as on an ordinary western die lying square to the reader. */
export const pipsOf: Readonly<Record<Face, readonly PipPlace[]>> = {
  1: ['11'],
  2: ['00', '22'],
  3: ['00', '11', '22'],
  4: ['00', '20', '02', '22'],
  5: ['00', '20', '11', '02', '22'],
  6: ['00', '20', '01', '21', '02', '22'],
};

/** One of the six sides of a cube, named from the reader's seat. */
export type Side = 'front' | 'back' | 'top' | 'right' | 'bottom' | 'left';

/** The faces above, right of, below and left of each face; opposite faces make seven. */
const aroundOf: Readonly<Record<Face, readonly [Face, Face, Face, Face]>> = {
  1: [2, 3, 5, 4],
  2: [6, 3, 1, 4],
  3: [2, 6, 5, 1],
  4: [2, 1, 5, 6],
  5: [1, 3, 6, 4],
  6: [5, 3, 2, 4],
};

/**
 * The six sides of a die that will lie with `front` towards the reader. The result is in front before the
 * first frame: a tumble only has to end unturned.
 */
export function sidesOf(front: Face): readonly { side: Side; face: Face }[] {
  const [top, right, bottom, left] = aroundOf[front];
  return [
    { side: 'back', face: (7 - front) as Face },
    { side: 'top', face: top },
    { side: 'right', face: right },
    { side: 'bottom', face: bottom },
    { side: 'left', face: left },
    { side: 'front', face: front },
  ];
}
