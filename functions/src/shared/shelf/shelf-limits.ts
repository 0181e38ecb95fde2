// Without yup, which the pages of the shop do not load.

/** Shelves, books per shelf, shelves on the home page and books of each in a list; texts in UTF-16 units. */
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

/** Characters of a shelf's text and of a note in a list: home has to fit into 14 KiB with them. */
export const shelfExcerpts = { text: 200, note: 120 };
