// Without yup, which pages of lists do not load.

/** `relevance` only with words, `series` with an author or a series, `best-rated` in a shop with reviews. */
export const bookSorts = [
  'relevance',
  'series',
  'newest',
  'title',
  'price',
  'price-down',
  'bestselling',
  'best-rated',
] as const;

export type BookSort = (typeof bookSorts)[number];

/** In the shop's currency, each from its first figure to below its second. */
export const priceRanges = ['0-10', '10-20', '20-40', '40-'] as const;

/** At least so many stars, by the mean as it is shown. */
export const ratingChoices = ['4'] as const;

export const cataloguePageSize = 24;

/** 1990, or before-1990 for all decades before. */
export const decadePattern = /^(before-)?\d{3}0$/;

/** The longest author slug and the highest page in a query. */
export const catalogueLimits = { slug: 400, page: 1_000_000_000 };

/** Below 60, since an instance may answer from a catalogue that is some seconds old. */
export const catalogueCdnSeconds = 55;
