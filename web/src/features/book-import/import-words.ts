import type { BookImport, ImportState } from '@bookstore/functions/shared/import/book-import';
import { countOf, figure } from '#components/labels/count-of.ts';

/** The heading of each state. */
export const headings: Record<ImportState, string> = {
  checking: 'The file is being checked',
  checked: 'The file was checked',
  importing: 'The books are being imported',
  done: 'The import is done',
  undoing: 'The import is being undone',
  undone: 'The import was undone',
  failed: 'It was not finished',
};

/** The progress of an import as a sentence, also for screen readers. */
export function progressText({ state, progress: { done, total }, counts }: BookImport): string {
  if (state === 'checking')
    return done > 0 ? `${countOf(done, 'line')} checked so far` : 'Reading the file …';
  const part = total > 0 ? Math.floor((100 * done) / total) : 0;
  if (state === 'importing') return `${countOf(done, 'book')} of ${figure(total)} imported (${part} %)`;
  return `${part} % undone (${countOf(counts.removed + counts.restored, 'book')})`;
}
