// Without yup, which pages of lists do not load.

/**
 * The orders in which books can be listed; `relevance` only goes with words, `series` with an author or a series, and
 * `best-rated` with a shop that has reviews.
 */
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

/** The price ranges to choose from, in the shop's currency, each from its first figure to below its second. */
export const priceRanges = ['0-10', '10-20', '20-40', '40-'] as const;

/** The fewest stars to choose from: their buyers' mean, as it is shown. */
export const ratingChoices = ['4'] as const;

export const cataloguePageSize = 24;

/** The first year of a decade, 1990, or all decades before one, before-1990. */
export const decadePattern = /^(before-)?\d{3}0$/;

/** The longest slug of an author, and the highest page, that a query may name. */
export const catalogueLimits = { slug: 400, page: 1_000_000_000 };

/** Below 60, since an instance of the functions may answer from a catalogue that is some seconds old. */
export const catalogueCdnSeconds = 55;
