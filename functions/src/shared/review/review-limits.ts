// Without yup, which the book page does not load.

/** Texts in UTF-16 units; and reviews per answer. */
export const reviewLimits = { text: 4000, name: 60, reason: 500, reply: 2000, page: 10, desk: 25, own: 500 };

/** Ascending. */
export const starChoices = [1, 2, 3, 4, 5] as const;

export const mostStars = starChoices.length;
