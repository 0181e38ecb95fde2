import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes an open menu on a press or focus outside its frame, or on Escape.
 * @param close gets whether Escape was pressed, after which the focus belongs on what opened the menu
 */
export function useClosingOutside(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isByKey: boolean) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => {
    const { target } = event;
    // A navigation focuses what only scripts can focus: the visitor has left nothing.
    const isByPage = event.type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0;
    const isOutside = !isByPage && target instanceof Node && !frame.current?.contains(target);
    const isByKey = event instanceof KeyboardEvent;
    if (isByKey ? event.key === 'Escape' : isOutside) close(isByKey);
  });

  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => onEvent(event);
    const kinds = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listener);
    };
  }, [isOpen]);
}
