import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import type { Money } from '@bookstore/functions/shared/values/money';
import { countOf, figure } from '#components/labels/count-of.ts';

const books = (count: number) => countOf(count, 'book');

/** The heading of a bulk change in each state. */
export function bulkHeading({ state, fileName }: BookImport): string {
  const words: Record<BookImport['state'], string> = {
    checking: 'working out the preview',
    checked: 'preview',
    importing: 'under way',
    done: 'done',
    undoing: 'being undone',
    undone: 'undone',
    failed: 'not finished',
  };
  return `${fileName}: ${words[state]}`;
}

/** How many books the plan changes. */
export function plannedCount({ counts }: BookImport): number {
  return counts.changed + counts.deleted;
}

/** The label of the button that starts it. */
export function startLabel(found: BookImport): string {
  if (found.state === 'failed') return 'Go on';
  return `${found.counts.deleted > 0 ? 'Delete' : 'Change'} ${books(plannedCount(found))}`;
}

/** The summary of the preview, or of the result. */
export function bulkSummary(found: BookImport, money: Money): string {
  const { state, counts, bulk } = found;
  const { lowest, highest } = bulk ?? {};
  const done = plannedCount(found) - counts.skipped;
  if (state === 'done' && bulk?.left) {
    const left = bulk.left === 1 ? '1 book has' : `${books(bulk.left)} have`;
    return `${books(done)} changed. ${left} come into the genre since the preview: merge it again.`;
  }
  if (state === 'done') {
    const words = `${books(done)} ${counts.deleted > 0 ? 'deleted' : 'changed'}.`;
    return counts.skipped > 0 ? `${words} ${books(counts.skipped)} left as they are.` : words;
  }
  if (state === 'undone') {
    const words = `${books(counts.restored)} put back as they were.`;
    return counts.kept > 0 ? `${words} ${books(counts.kept)} stay as they are now.` : words;
  }
  const [{ reasons } = { reasons: [] }] = found.attention;
  const why = counts.faulty > 0 ? reasons.join(', ') : '';
  if (plannedCount(found) === 0 && why) return `There is nothing to change: ${why}.`;
  if (plannedCount(found) === 0) return 'All of these books are so already: there is nothing to change.';
  const kept = why && ` ${books(counts.faulty)} left as they are: ${why}.`;
  const same = counts.same > 0 ? ` ${books(counts.same)} are so already.` : '';
  const range =
    lowest === undefined || highest === undefined
      ? ''
      : ` New prices from ${money.price(lowest)} to ${money.price(highest)}.`;
  return `${books(plannedCount(found))} to ${counts.deleted > 0 ? 'delete' : 'change'}.${range}${same}${kept}`;
}

/** The progress as a sentence, also for screen readers. */
export function bulkProgress({ state, progress: { done, total } }: BookImport): string {
  if (state === 'checking' || total === 0) return 'One moment …';
  const part = Math.floor((100 * done) / total);
  return state === 'undoing' ? `${part} % undone` : `${figure(done)} of ${books(total)} (${part} %)`;
}
