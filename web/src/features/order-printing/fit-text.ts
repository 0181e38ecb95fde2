const isTooSmallFor = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** Shrinks the font until the address fits; breaks words only when that is not enough. */
export function fitText(label: HTMLElement, size: number): void {
  label.style.overflowWrap = 'normal';
  for (let share = 1; share > 0.3; share -= 0.05) {
    if (share < 0.6) label.style.overflowWrap = 'anywhere';
    label.style.fontSize = `${size * share}mm`;
    if (!isTooSmallFor(label)) return;
  }
}
