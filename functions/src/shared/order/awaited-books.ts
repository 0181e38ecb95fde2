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
  /** What the shopper was asked when the shop learned that it does not come. */
  ask: object({
    /** An ISO instant. */
    at: string().required(),
    /** Of the page that the mail leads to. */
    token: string().required(),
    /** Another edition that the shop has in its place. */
    suggestion: object({ bookId: string().required(), title: string().required() })
      .default(undefined)
      .optional(),
    choice: mixed<AwaitedChoice>(isAwaitedChoice),
    chosenAt: string(),
  })
    .default(undefined)
    .optional(),
});

/** A book of an order that the shop has to order first: no copy was left when it was sold. */
export type AwaitedBook = InferType<typeof awaitedBookSchema>;

/** At which place a book of an order stands among all that wait for it: the first gets the next copy. */
export interface QueuePlace extends Pick<AwaitedBook, 'bookId'> {
  place: number;
}

/** Missing in an order of books that were all there. */
export const awaitedBooksSchema = array(awaitedBookSchema.required());

export interface OfAwaitedBooks {
  awaited?: readonly AwaitedBook[] | undefined;
}

type OrderOfAwaited = OfAwaitedBooks & OrderToSend;

/** The books for which the shopper of an order still waits. */
export function awaitedIn(order: OrderOfAwaited): AwaitedBook[] {
  return unsentOf(order, order.awaited);
}

/** What is promised of a line. */
export function awaitedOf(
  { awaited }: OfAwaitedBooks,
  line: LineIdentity | undefined,
): AwaitedBook | undefined {
  return line && awaited?.find(({ bookId }) => bookId === lineId(line));
}

/** Whether its shopper was asked what becomes of it, and can still answer. */
export function isAsked({ ask }: AwaitedBook, now: Date): boolean {
  return ask !== undefined && !ask.choice && now.getTime() < choiceEnds(ask.at);
}

/** The days that were promised for what an order waits for, or on which it appears: the earliest first, each once. */
export function promisedDays(order: OrderOfAwaited & OfAnnouncedBooks): string[] {
  const days = [...awaitedIn(order).map(({ by }) => by), ...unsentAnnounced(order).map(({ day }) => day)];
  return [...new Set(days)].sort();
}

/** The books of an order whose copies came with a change. */
export function arrivedBooks(before: OfAwaitedBooks | undefined, after: OfAwaitedBooks): string[] {
  const left = after.awaited?.map(({ bookId }) => bookId) ?? [];
  const awaited = before?.awaited?.map(({ bookId }) => bookId) ?? [];
  return awaited.filter((bookId) => !left.includes(bookId));
}
