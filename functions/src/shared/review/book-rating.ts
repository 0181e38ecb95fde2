// Without yup, which the home page does not load.

/** What buyers think of a book: how many reviews of it are published, and the mean of their stars, to a tenth. */
export interface BookRating {
  count: number;
  mean: number;
}

/** A book with what the API answers of its reviews: nothing where none is published, or the shop has none. */
export interface Rated {
  rating?: BookRating | undefined;
}

/** The rating by the number of reviews and the sum of their stars; undefined without one. */
export function bookRating(reviews: number, stars: number): BookRating | undefined {
  return reviews > 0 ? { count: reviews, mean: Math.round((10 * stars) / reviews) / 10 } : undefined;
}

/** Whether the mean that shoppers see is four stars or more. */
export function isHighlyRated(reviews = 0, stars = 0): boolean {
  return (bookRating(reviews, stars)?.mean ?? 0) >= 4;
}

/** How many reviews of the middle, three stars, are counted with those that there are. */
const assumed = 5;

/**
 * By which the best rated books come first: the mean of the stars and of five assumed reviews of three stars,
 * (15 + stars) / (5 + reviews), so that a book with many good reviews stands before one with a single five. 0 without a
 * review.
 */
export function weightedMean(reviews: number, stars: number): number {
  return reviews > 0 ? (3 * assumed + stars) / (assumed + reviews) : 0;
}
