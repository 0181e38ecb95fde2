import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a table row: when the row goes with the focus in it, the focus moves to the next row. */
export function useRowWithFocus(): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      neighbour?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}
