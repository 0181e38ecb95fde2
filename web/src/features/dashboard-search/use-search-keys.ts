import type { KeyboardEvent, RefObject } from 'react';

/** The arrow keys move between the box and the links of its results; Escape leaves them. */
export function useSearchKeys(
  box: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
  close: () => void,
) {
  return (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      box.current?.focus();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [box.current, ...(panel.current?.querySelectorAll('a') ?? [])];
    const here = stops.findIndex((stop) => stop?.matches(':focus'));
    event.preventDefault();
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  };
}
