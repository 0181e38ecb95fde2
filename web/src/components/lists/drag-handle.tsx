import type { PointerEvent } from 'react';
import { GripIcon } from '#components/icons/icons.tsx';

/** Only the handle drags a row: a finger beside it still scrolls. Buttons beside it do the same by keyboard. */
export function DragHandle({ onGrab }: { onGrab: (event: PointerEvent) => void }) {
  return (
    <span
      aria-hidden="true"
      title="Drag to move"
      data-drag-handle
      onPointerDown={onGrab}
      className="grid size-11 cursor-grab touch-none place-items-center text-muted select-none active:cursor-grabbing"
    >
      <GripIcon />
    </span>
  );
}
