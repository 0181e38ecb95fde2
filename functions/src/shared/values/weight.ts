/** In grams; no book that the shop sells is heavier. */
export const heaviestBook = 50_000;
