import { array, type InferType, object, string } from 'yup';
import { type OrderToSend, unsentOf } from './unsent-books.ts';

const announcedBookSchema = object({
  /** See lineId. */
  bookId: string().required(),
  /** Publication day, before which it is not sent: '2027-03-12'. */
  day: string().required(),
  /** The day that the shopper was told, while a mail about another one waits. */
  told: string(),
});

/** A book that had not appeared when it was ordered. */
export type AnnouncedBook = InferType<typeof announcedBookSchema>;

/** Missing in an order of books that had all appeared. */
export const announcedBooksSchema = array(announcedBookSchema.required());

export interface OfAnnouncedBooks {
  announced?: readonly AnnouncedBook[] | undefined;
}

type OrderOfAnnounced = OfAnnouncedBooks & OrderToSend;

/** Including those that have appeared by now. */
export function unsentAnnounced(order: OrderOfAnnounced): AnnouncedBook[] {
  return unsentOf(order, order.announced);
}

/** Those not published by `today`, a day of the shop. */
export function announcedIn(order: OrderOfAnnounced, today: string): AnnouncedBook[] {
  return unsentAnnounced(order).filter(({ day }) => day > today);
}
