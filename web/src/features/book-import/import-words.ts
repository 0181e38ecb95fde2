import type { BookImport, ImportState } from '@bookstore/functions/shared/import/book-import';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';

export const headings: Record<ImportState, string> = {
  checking: t('The file is being checked'),
  checked: t('The file was checked'),
  importing: t('The books are being imported'),
  done: t('The import is done'),
  undoing: t('The import is being undone'),
  undone: t('The import was undone'),
  failed: t('It was not finished'),
};

export function progressText({ state, progress: { done, total }, counts }: BookImport): string {
  if (state === 'checking')
    return done > 0
      ? plural(done, '{count} line checked so far', '{count} lines checked so far')
      : t('Reading the file …');
  const part = total > 0 ? Math.floor((100 * done) / total) : 0;
  if (state === 'importing')
    return t('{books} of {total} imported ({percent} %)', {
      books: countedBooks(done),
      total: figure(total),
      percent: part,
    });
  return t('{percent} % undone ({books})', {
    percent: part,
    books: countedBooks(counts.removed + counts.restored),
  });
}
