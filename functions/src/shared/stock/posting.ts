// Without yup, which the page that receives deliveries does not need.

/**
 * Of a delivery or a stocktake: books, and copies of one book; ISBNs per look-up; past postings and kept books per
 * answer; texts in UTF-16 units.
 */
export const postingLimits = {
  books: 1000,
  copies: 10_000,
  isbns: 50,
  listed: 20,
  kept: 20,
  supplier: 100,
  note: 500,
};

/** A posting, as bookkeepers call it, changes the stock of many books in one step. */
export const postingKinds = ['delivery', 'stocktake', 'bulk'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** `posting` and `undoing` go on where they stopped, also after a crash; the others are final. */
export const postingStates = ['posting', 'posted', 'undoing', 'undone'] as const;
export type PostingState = (typeof postingStates)[number];

export interface KeptBook {
  bookId: string;
  /** '' for a book that was deleted. */
  title: string;
  reason: string;
}

export interface GivenCopy {
  orderId: string;
  number: string;
  title: string;
}

/** A delivery, the differences of a stocktake, or a bulk change of stocks. */
export interface Posting {
  id: string;
  kind: PostingKind;
  state: PostingState;
  /** The name of the person. */
  by: string;
  /** An ISO instant. */
  createdAt: string;
  supplier: string;
  note: string;
  books: number;
  /** The copies that came; of the other kinds the sum of all differences, up or down. */
  copies: number;
  /** Books that the present or last step has done. */
  done: number;
  keptCount: number;
  kept: KeptBook[];
  /** Only of the delivery just booked. */
  given?: GivenCopy[];
}

/** Without `book` the shop does not know the ISBN. */
export interface ScannedBook {
  isbn: string;
  book?: { id: string; title: string };
  /** Copies for sale; undefined for a book that is not counted. */
  onHand?: number;
  shelf?: string;
  /** Unpacked orders of a book without a copy in stock, as far as they are counted. */
  waiting: number;
}

/** Per book. */
export const mostWaiting = 100;

export function isSettled({ state }: Pick<Posting, 'state'>): boolean {
  return state === 'posted' || state === 'undone';
}
