interface Box {
  top: number;
  bottom: number;
}

/** The index among the other rows at which a row is dropped: below each whose middle is higher. */
export function placeAt(others: readonly Box[], y: number): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** Distance from the screen's edge at which a dragged row scrolls the page; header and navigation cover it. */
const edge = 128;
const pixelsPerFrame = 12;

/** By how much the page scrolls in each frame. */
export function scrollAt(y: number, height: number): number {
  if (y < edge) return -pixelsPerFrame;
  return y > height - edge ? pixelsPerFrame : 0;
}
