/** In grams. */
export const heaviestBook = 50_000;
