interface Box {
  top: number;
  bottom: number;
}

/** The place among the other rows that a row takes when it is let go at this height: below each whose middle is higher. */
export function placeAt(others: readonly Box[], y: number): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** How near to an edge of the screen a dragged row scrolls the page; header and navigation stand there. */
const edge = 128;
const pixelsPerFrame = 12;

/** By how much the page scrolls in each frame while a row is held at this height. */
export function scrollAt(y: number, height: number): number {
  if (y < edge) return -pixelsPerFrame;
  return y > height - edge ? pixelsPerFrame : 0;
}
