import type { RowDrag } from './use-dragged-row.ts';

// A border, since forced colours paint neither backgrounds nor shadows.
const line = 'before:absolute before:inset-x-0 before:z-10 before:border-t-3 before:border-accent';

const dropClasses = { before: `${line} before:-top-2`, after: `${line} before:-bottom-2` };

/** For a row that can be dragged: above the others meanwhile, and with a line where it would go. */
export function rowClasses({ isDragged, drop }: RowDrag): string {
  return `relative ${isDragged ? 'z-20 rounded-lg shadow-lift outline-2 outline-accent' : ''} ${drop ? dropClasses[drop] : ''}`;
}
