/** The columns of a list of books, which a page fills to its last row. See utilities.css. */
export const listColumns = 'list-columns sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6';

/** For a list of six or fewer, which fill one, two or three rows. */
export const sixColumns = 'list-columns sm:grid-cols-3 lg:grid-cols-6 lg:max-xl:gap-x-4';
