// Without yup, which the home page does not load.

/** The copies left, as the public API shows them; absent when the book is not counted or there are plenty. */
export interface PubliclyStocked {
  stockLeft?: number | undefined;
}

/** Whether a book can be bought now. */
export function isInStock({ stockLeft }: PubliclyStocked): boolean {
  return stockLeft !== 0;
}

export const outOfStock = 'Out of stock';

/** What shoppers read about a book's stock; undefined when there is nothing to say. */
export function stockWords({ stockLeft }: PubliclyStocked): string | undefined {
  if (stockLeft === undefined) return undefined;
  return stockLeft === 0 ? outOfStock : `Only ${stockLeft} left`;
}
