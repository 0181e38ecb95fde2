interface Box {
  top: number;
  bottom: number;
}

/** The index among the other rows at which a row is dropped: below each whose middle is higher. */
export function placeAt(others: readonly Box[], y: number): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** How near to an edge of the screen a dragged row scrolls the page: the header and the navigation cover that part. */
const edge = 128;
const pixelsPerFrame = 12;

/** By how much the page scrolls in each frame. */
export function scrollAt(y: number, height: number): number {
  if (y < edge) return -pixelsPerFrame;
  return y > height - edge ? pixelsPerFrame : 0;
}
