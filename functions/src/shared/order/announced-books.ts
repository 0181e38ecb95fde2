import { array, type InferType, object, string } from 'yup';
import { type OrderToSend, unsentOf } from './unsent-books.ts';

const announcedBookSchema = object({
  /** See lineId. */
  bookId: string().required(),
  /** The day on which it appears, and before which it is not sent: '2027-03-12'. */
  day: string().required(),
  /** The day of which the shopper was told, while a mail about another one waits. */
  told: string(),
});

/** A book of an order that had not appeared when it was ordered. */
export type AnnouncedBook = InferType<typeof announcedBookSchema>;

/** Missing in an order of books that had all appeared. */
export const announcedBooksSchema = array(announcedBookSchema.required());

export interface OfAnnouncedBooks {
  announced?: readonly AnnouncedBook[] | undefined;
}

type OrderOfAnnounced = OfAnnouncedBooks & OrderToSend;

/** The pre-ordered books of an order that are still to be sent, be it that they have appeared by now. */
export function unsentAnnounced(order: OrderOfAnnounced): AnnouncedBook[] {
  return unsentOf(order, order.announced);
}

/** The books of an order that have not appeared on a day of the shop. */
export function announcedIn(order: OrderOfAnnounced, today: string): AnnouncedBook[] {
  return unsentAnnounced(order).filter(({ day }) => day > today);
}
