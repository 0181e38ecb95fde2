// Without yup, which lists do not load.

/** Search results stand by relevance unless another order is chosen. */
export const adminBookSorts = ['newest', 'title', 'price', 'price-down', 'bestselling'] as const;

export type AdminBookSort = (typeof adminBookSorts)[number];

export const adminPageSize = 25;
