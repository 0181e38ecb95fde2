// Without yup, which the book page does not load.

/** The longest texts of a review, in UTF-16 units, and how many reviews come together. */
export const reviewLimits = { text: 4000, name: 60, reason: 500, reply: 2000, page: 10, desk: 25, own: 500 };

/** The stars that a review can give, the fewest first. */
export const starChoices = [1, 2, 3, 4, 5] as const;

export const mostStars = starChoices.length;
