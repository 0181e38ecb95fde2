/** The columns of a list of books, which a page fills to its last row. See utilities.css. */
export const listColumns = 'list-columns sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6';

/** For up to six books, in one, two or three rows; five have larger covers. */
export const rowColumns = (count: number) =>
  `list-columns sm:grid-cols-3 lg:max-xl:gap-x-4 ${count < 6 ? 'lg:grid-cols-5' : 'lg:grid-cols-6'}`;
