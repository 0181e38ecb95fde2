// Without yup, which the pages of the shop do not load.

/**
 * The most shelves, the most books of one, how many shelves the home page shows and books of each that a list shows,
 * and the longest texts, in UTF-16 units.
 */
export const shelfLimits = {
  shelves: 50,
  books: 60,
  onHome: 3,
  inList: 3,
  title: 80,
  slug: 80,
  text: 600,
  note: 280,
  by: 60,
};

/** How much of a shelf's text and of a note stands in a list, in characters: home has to fit into 14 KiB with them. */
export const shelfExcerpts = { text: 200, note: 120 };
