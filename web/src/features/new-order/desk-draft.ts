import type { Book } from '@bookstore/functions/shared/book/book';
import type { GiftOffer } from '@bookstore/functions/shared/order/gift-wrapping';
import { deskLimits } from '@bookstore/functions/shared/order/order-limits';
import { copiesOf } from '@bookstore/functions/shared/order/order-lines';
import type { DeskWay } from '@bookstore/functions/shared/payment/pay-ways';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import type { GiftWishes } from '#entities/order/gift-choice.tsx';
import { createLocalStore, parseOnto } from '#lib/browser/local-store.ts';

/** What a line shows, and its price is calculated from. */
type DraftBook = Pick<Book, '_id' | 'title' | 'newPrice' | 'coverImage' | 'category'> &
  Partial<Pick<Book, 'author' | 'isbn' | 'taxClass' | 'weight' | 'stockLeft' | 'appearsOn' | 'condition'>>;

export interface DraftLine {
  book: DraftBook;
  copies: number;
  /** As typed: another price for each copy, its reason, and the day promised to the customer. */
  price: string;
  reason: string;
  by: string;
}

export interface DeskDraft {
  isCounter: boolean;
  lines: DraftLine[];
  name: string;
  email: string;
  phone: string;
  address: { street: string; city: string; country: string; state: string; zipcode: string };
  isCollected: boolean;
  gift: GiftWishes;
  /** '' for none. */
  offerCode: string;
  /** The shop's answer to an order is newer than the page. */
  giftOffer?: GiftOffer | null;
  way: DeskWay;
  /** Set for an order on account. */
  customerId?: string;
  reference: string;
  /** The cash that the customer has given. */
  given: string;
  /** The idempotency key of a sent order, until an answer settles it: sent again, it is taken once. */
  key?: string | undefined;
}

export const nothingTyped: DeskDraft = {
  isCounter: false,
  lines: [],
  name: '',
  email: '',
  phone: '',
  address: { street: '', city: '', country: '', state: '', zipcode: '' },
  isCollected: true,
  gift: { isGift: false, note: '', isWrapped: false, hidesPrices: false },
  offerCode: '',
  way: 'later',
  reference: '',
  given: '',
};

/** After a sale over the counter, the next order is one, too. */
export function nextDraft({ isCounter }: DeskDraft): DeskDraft {
  return isCounter ? { ...nothingTyped, isCounter } : nothingTyped;
}

export function copiesIn({ lines }: Pick<DeskDraft, 'lines'>): number {
  return sumOf(lines, 'copies');
}

/** Adds a copy and moves its line to the top, so that the last scan is visible. Undefined above an order's limit. */
export function withBook(draft: DeskDraft, book: DraftBook): DeskDraft | undefined {
  if (copiesIn(draft) >= deskLimits.copies) return undefined;
  const before = draft.lines.find((line) => line.book._id === book._id);
  const line = before
    ? { ...before, book, copies: before.copies + 1 }
    : { book, copies: 1, price: '', reason: '', by: '' };
  return { ...draft, lines: [line, ...draft.lines.filter((one) => one !== before)] };
}

export function withLine(
  draft: DeskDraft,
  bookId: string,
  change: Partial<DraftLine> | undefined,
): DeskDraft {
  const lines = draft.lines.flatMap((line) => {
    if (line.book._id !== bookId) return [line];
    return change ? [{ ...line, ...change }] : [];
  });
  return { ...draft, lines };
}

/** Copies of a line that the shop has to order, as far as the page knows. */
export function copiesToOrder({ book: { stockLeft }, copies }: DraftLine): number {
  return stockLeft === undefined ? 0 : Math.max(0, copies - stockLeft);
}

/** Books of which a copy must be ordered, or that have not appeared on that day. */
export function bookIdsToOrder({ lines }: DeskDraft, today: string): string[] {
  return lines
    .filter((line) => copiesToOrder(line) > 0 || (line.book.appearsOn ?? '') > today)
    .map(({ book }) => book._id);
}

/** Lines repeated for each copy, as orders have them. */
export function eachCopy({ lines }: DeskDraft): DraftLine[] {
  return lines.flatMap((line) => copiesOf(line.book._id, line.copies).map(() => line));
}

/** Unsent, on this browser: survives reloads and the end of a session. */
export const draftStore = createLocalStore<DeskDraft>('desk-order', {
  parse: parseOnto(nothingTyped),
  serialize: (draft) => (draft === nothingTyped ? null : JSON.stringify(draft)),
});

export function changeDraft(change: Partial<DeskDraft>): void {
  draftStore.set({ ...draftStore.get(), ...change });
}
