// Without yup, which the page that receives deliveries does not need.

/**
 * The most books of a delivery or a stocktake, copies of one of them, and ISBNs asked for together; how many past ones
 * and how many books that were left as they are an answer names; the longest texts, in UTF-16 units.
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

/** What changes the stock of many books as one step: 'posting' is what bookkeepers call it. */
export const postingKinds = ['delivery', 'stocktake', 'bulk'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** `posting` and `undoing` go on where they stopped, also after a crash; the others are the end of each. */
export const postingStates = ['posting', 'posted', 'undoing', 'undone'] as const;
export type PostingState = (typeof postingStates)[number];

/** A book that the last step has left as it was. */
export interface KeptBook {
  bookId: string;
  /** '' for a book that was deleted. */
  title: string;
  reason: string;
}

/** A copy that went to an order which waited for it. */
export interface GivenCopy {
  orderId: string;
  number: string;
  title: string;
}

/** A delivery, the differences of a stocktake, or a bulk change of stocks, as the API answers it. */
export interface Posting {
  id: string;
  kind: PostingKind;
  state: PostingState;
  /** The name of the person who has booked it. */
  by: string;
  /** An ISO instant. */
  createdAt: string;
  supplier: string;
  note: string;
  books: number;
  /** The copies that came; of the other kinds those that differ, whichever way. */
  copies: number;
  /** How many books the present or last step has done. */
  done: number;
  keptCount: number;
  kept: KeptBook[];
  /** Of the delivery just booked: what went to orders that waited. */
  given?: GivenCopy[];
}

/** A book by its ISBN, as the page knows it that scans a copy; without `book` the shop does not know the ISBN. */
export interface ScannedBook {
  isbn: string;
  book?: { id: string; title: string };
  /** The copies that can be sold; undefined for a book that is not counted. */
  onHand?: number;
  shelf?: string;
  /** How many orders that are not packed have the book, as far as they are counted, while no copy is in stock. */
  waiting: number;
}

/** More waiting orders of a book are not counted. */
export const mostWaiting = 100;

export function isSettled({ state }: Pick<Posting, 'state'>): boolean {
  return state === 'posted' || state === 'undone';
}
