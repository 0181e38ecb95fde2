import type { Suggestions } from '@bookstore/functions/shared/catalogue/catalogue';
import { t } from '@bookstore/functions/shared/words/words';
import { paths } from '#config/paths.ts';
import { countedBooks } from '#entities/book/counted.ts';

export interface Option {
  /** For screen readers, since the heading above is only visual. */
  kind: 'book' | 'author' | 'category' | 'search';
  label: string;
  /** Distinguishes equal names. */
  detail: string | undefined;
  path: string;
  book?: Suggestions['books'][number];
}

interface OptionGroup {
  heading: string;
  options: Option[];
}

/** Without empty headings; the link to all results comes last. */
export function groupsOf(
  { books, authors, categories }: Suggestions,
  typed: string,
  labelOf: (category: string) => string,
): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      heading: t('Books'),
      options: books.map((book) => ({
        kind: 'book',
        label: book.title,
        detail: book.author,
        path: paths.book(book._id),
        book,
      })),
    },
    {
      heading: t('Authors'),
      options: authors.map(({ name, slug, count }) => ({
        kind: 'author',
        label: name,
        detail: countedBooks(count),
        path: paths.author(slug),
      })),
    },
    {
      heading: t('Categories'),
      options: categories.map(({ category, count }) => ({
        kind: 'category',
        label: labelOf(category),
        detail: countedBooks(count),
        path: paths.category(category),
      })),
    },
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length === 0) return [];
  const label = t('All results for “{typed}”', { typed });
  const all: Option = { kind: 'search', label, detail: undefined, path: paths.searchFor(typed) };
  return [...filled, { heading: t('Search'), options: [all] }];
}
