import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dragRow } from './drag-row.ts';

export interface RowDrag {
  isDragged: boolean;
  /** On which side of this row the dragged one would go. */
  drop: 'before' | 'after' | undefined;
  onGrab: (event: PointerEvent) => void;
}

/** Drags rows (`data-row`) by mouse or finger. */
export function useDraggedRow(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): (index: number) => RowDrag {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function grab(from: number, event: PointerEvent): void {
    if (event.button !== 0 || drag) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    setDrag({ from, to: from });
    stop.current = dragRow(rows, from, event, {
      onPlace: (to) => setDrag({ from, to }),
      onEnd(to) {
        setDrag(undefined);
        if (to !== undefined && to !== from) onMove(from, to);
      },
    });
  }

  return (index) => ({
    isDragged: drag?.from === index,
    drop:
      !drag || drag.to !== index || drag.from === index ? undefined : index < drag.from ? 'before' : 'after',
    onGrab: (event) => grab(index, event),
  });
}
