import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { type AdminBookSort, adminBookSorts } from '@bookstore/functions/shared/catalogue/admin-book-choices';
import type { AdminBookQuery } from '@bookstore/functions/shared/catalogue/admin-books';
import { isGenreSlug } from '@bookstore/functions/shared/genre/genre-slug';

/** Kept in the page's address. */
export type BookFilter = AdminBookQuery;

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

/** Drops undefined fields, so that equal filters are equal objects. */
function withoutGaps(filter: BookFilter): BookFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Invalid parts of the address are left out. */
export function readBookFilter(parameters: URLSearchParams): BookFilter {
  const q = parameters.get('q')?.trim().slice(0, bookListLimits.search).toWellFormed();
  const page = /^[1-9]\d{0,6}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  const category = parameters.get('category') ?? '';
  const isOn = (name: string) => (parameters.get(name) === '1' ? true : undefined);
  return withoutGaps({
    q: q || undefined,
    category: isGenreSlug(category) ? category : undefined,
    trending: isOn('trending'),
    noCover: isOn('noCover'),
    coverAddress: isOn('coverAddress'),
    lowStock: isOn('lowStock'),
    sort: oneOf<AdminBookSort>(adminBookSorts, parameters.get('sort')),
    page: page > 1 ? page : undefined,
  });
}

/** '?category=horror', or '' for all books, newest first. */
export function bookFilterSearch(filter: BookFilter): string {
  const named = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || (name === 'page' && value === 1)
      ? []
      : [[name, value === true ? '1' : `${value}`]],
  );
  const text = new URLSearchParams(named).toString();
  return text && `?${text}`;
}

export function conditionsOf({ sort: _, page: __, ...conditions }: BookFilter) {
  return conditions;
}

export function isNarrowed(filter: BookFilter): boolean {
  return Object.values(conditionsOf(filter)).some((value) => value !== undefined);
}
