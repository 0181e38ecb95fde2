// Without yup, which the home page does not load.

/** `mean` is rounded to a tenth. */
export interface BookRating {
  count: number;
  mean: number;
}

/** Nothing where no review is published, or the shop has no reviews. */
export interface Rated {
  rating?: BookRating | undefined;
}

/** undefined without a review. @param stars their sum */
export function bookRating(reviews: number, stars: number): BookRating | undefined {
  return reviews > 0 ? { count: reviews, mean: Math.round((10 * stars) / reviews) / 10 } : undefined;
}

/** By the mean as shoppers see it: four stars or more. */
export function isHighlyRated(reviews = 0, stars = 0): boolean {
  return (bookRating(reviews, stars)?.mean ?? 0) >= 4;
}

/** Assumed reviews of three stars, the middle. */
const assumed = 5;

/**
 * For sorting by rating: (15 + stars) / (5 + reviews), so that many good reviews count more than a single five. 0
 * without a review.
 */
export function weightedMean(reviews: number, stars: number): number {
  return reviews > 0 ? (3 * assumed + stars) / (assumed + reviews) : 0;
}
