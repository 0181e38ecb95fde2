/** The genres that a book can have, as they are stored: lower case. */
export const categories = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;

export type Category = (typeof categories)[number];

/** The empty choice of the admin's category field. */
export const noCategoryLabel = 'Choose A Category';

/** 'fiction' → 'Fiction', for labels. */
export function categoryLabel(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
