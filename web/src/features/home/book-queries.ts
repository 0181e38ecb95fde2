import type { Book } from '@bookstore/functions/shared/book/book';
import { homeBookCount } from '@bookstore/functions/shared/book/book-paging';
import { cursorAfter } from '@bookstore/functions/shared/values/list-cursor';
import { apiPages } from '#lib/query-client.ts';

/** A page of a list; a rendered page comes without the books that it does not show at first. */
export type BookPage = (Book | null)[];

function cursorAfterPage(page: BookPage): string | undefined {
  const last = page.at(-1);
  return last && page.length === homeBookCount ? cursorAfter(last) : undefined;
}

/** The books of the shop, or of one category, newest first, `homeBookCount` at a time. */
export function newestBooks(category?: string) {
  return apiPages<BookPage>({ query: { limit: homeBookCount, category } }, cursorAfterPage);
}
