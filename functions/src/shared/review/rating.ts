export interface Rating {
  count: number;
  sum: number;
}

export const noRating: Rating = { count: 0, sum: 0 };

/** When the shown text of a review changes. */
export function ratingChange(before: { stars: number } | undefined, after: typeof before): Rating {
  return {
    count: Number(after !== undefined) - Number(before !== undefined),
    sum: (after?.stars ?? 0) - (before?.stars ?? 0),
  };
}
