import { array, type InferType, mixed, object, string } from 'yup';
import { type OfAnnouncedBooks, unsentAnnounced } from './announced-books.ts';
import { type AwaitedChoice, choiceEnds, isAwaitedChoice } from './awaited-choice.ts';
import { type LineIdentity, lineId } from './order-lines.ts';
import { type OrderToSend, unsentOf } from './unsent-books.ts';

const awaitedBookSchema = object({
  /** See lineId. */
  bookId: string().required(),
  /** The day by which the shop has promised to ship it: '2026-12-03'. */
  by: string().required(),
  /** What the shopper was asked when the book turned out not to come. */
  ask: object({
    /** An ISO instant. */
    at: string().required(),
    /** Of the page that the mail links to. */
    token: string().required(),
    /** Another edition that the shop offers instead. */
    suggestion: object({ bookId: string().required(), title: string().required() })
      .default(undefined)
      .optional(),
    choice: mixed<AwaitedChoice>(isAwaitedChoice),
    chosenAt: string(),
  })
    .default(undefined)
    .optional(),
});

/** A book without a copy when it was sold: the shop orders it first. */
export type AwaitedBook = InferType<typeof awaitedBookSchema>;

/** The place of a book of an order among all that wait for it: the first gets the next copy. */
export interface QueuePlace extends Pick<AwaitedBook, 'bookId'> {
  place: number;
}

/** Missing in an order of books that were all in stock. */
export const awaitedBooksSchema = array(awaitedBookSchema.required());

export interface OfAwaitedBooks {
  awaited?: readonly AwaitedBook[] | undefined;
}

type OrderOfAwaited = OfAwaitedBooks & OrderToSend;

export function awaitedIn(order: OrderOfAwaited): AwaitedBook[] {
  return unsentOf(order, order.awaited);
}

export function awaitedOf(
  { awaited }: OfAwaitedBooks,
  line: LineIdentity | undefined,
): AwaitedBook | undefined {
  return line && awaited?.find(({ bookId }) => bookId === lineId(line));
}

/** Asked, not answered, and still within the time to answer. */
export function isAsked({ ask }: AwaitedBook, now: Date): boolean {
  return ask !== undefined && !ask.choice && now.getTime() < choiceEnds(ask.at);
}

/** Of what an order waits for, promised or publication days, ascending and each once. */
export function promisedDays(order: OrderOfAwaited & OfAnnouncedBooks): string[] {
  const days = [...awaitedIn(order).map(({ by }) => by), ...unsentAnnounced(order).map(({ day }) => day)];
  return [...new Set(days)].sort();
}

export function arrivedBooks(before: OfAwaitedBooks | undefined, after: OfAwaitedBooks): string[] {
  const left = after.awaited?.map(({ bookId }) => bookId) ?? [];
  const awaited = before?.awaited?.map(({ bookId }) => bookId) ?? [];
  return awaited.filter((bookId) => !left.includes(bookId));
}
