import type { BookImport } from '@bookstore/functions/shared/import/book-import';
import type { Money } from '@bookstore/functions/shared/values/money';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';

export function bulkHeading({ state, fileName }: BookImport): string {
  const words: Record<BookImport['state'], string> = {
    checking: t('working out the preview'),
    checked: t('preview'),
    importing: t('under way'),
    done: t('done'),
    undoing: t('being undone'),
    undone: t('undone'),
    failed: t('not finished'),
  };
  return `${fileName}: ${words[state]}`;
}

export function plannedCount({ counts }: BookImport): number {
  return counts.changed + counts.deleted;
}

export function startLabel(bookImport: BookImport): string {
  if (bookImport.state === 'failed') return t('Go on');
  const books = countedBooks(plannedCount(bookImport));
  return bookImport.counts.deleted > 0 ? t('Delete {books}', { books }) : t('Change {books}', { books });
}

export function bulkSummary(bookImport: BookImport, money: Money): string {
  const { state, counts, bulk } = bookImport;
  const { lowest, highest } = bulk ?? {};
  const done = plannedCount(bookImport) - counts.skipped;
  if (state === 'done' && bulk?.left) {
    return plural(
      bulk.left,
      '{books} changed. {count} book has come into the genre since the preview: merge it again.',
      '{books} changed. {count} books have come into the genre since the preview: merge it again.',
      { books: countedBooks(done) },
    );
  }
  if (state === 'done') {
    const books = countedBooks(done);
    const words = counts.deleted > 0 ? t('{books} deleted.', { books }) : t('{books} changed.', { books });
    const left = countedBooks(counts.skipped);
    return counts.skipped > 0 ? `${words} ${t('{books} left as they are.', { books: left })}` : words;
  }
  if (state === 'undone') {
    const words = t('{books} put back as they were.', { books: countedBooks(counts.restored) });
    const kept = countedBooks(counts.kept);
    return counts.kept > 0 ? `${words} ${t('{books} stay as they are now.', { books: kept })}` : words;
  }
  const [{ reasons } = { reasons: [] }] = bookImport.attention;
  const why = counts.faulty > 0 ? reasons.join(', ') : '';
  if (plannedCount(bookImport) === 0 && why) return t('There is nothing to change: {why}.', { why });
  if (plannedCount(bookImport) === 0)
    return t('All of these books are so already: there is nothing to change.');
  const kept = why && t(' {books} left as they are: {why}.', { books: countedBooks(counts.faulty), why });
  const same = counts.same > 0 ? t(' {books} are so already.', { books: countedBooks(counts.same) }) : '';
  const range =
    lowest === undefined || highest === undefined
      ? ''
      : t(' New prices from {lowest} to {highest}.', {
          lowest: money.price(lowest),
          highest: money.price(highest),
        });
  const books = countedBooks(plannedCount(bookImport));
  const planned =
    counts.deleted > 0 ? t('{books} to delete.', { books }) : t('{books} to change.', { books });
  return `${planned}${range}${same}${kept}`;
}

export function bulkProgress({ state, progress: { done, total } }: BookImport): string {
  if (state === 'checking' || total === 0) return t('One moment …');
  const part = Math.floor((100 * done) / total);
  return state === 'undoing'
    ? t('{part} % undone', { part })
    : t('{done} of {books} ({part} %)', { done: figure(done), books: countedBooks(total), part });
}
