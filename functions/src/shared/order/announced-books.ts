import { array, type InferType, object, string } from 'yup';
import { type OrderOfLines, soldLines } from './order-lines.ts';
import { isSent, type Parcel } from './parcels.ts';

const announcedBookSchema = object({
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

type OrderOfAnnounced = OfAnnouncedBooks &
  Pick<OrderOfLines, 'status' | 'lineChanges'> & {
    lines: readonly { bookId: string }[];
    parcels: readonly Pick<Parcel, 'bookIds'>[];
  };

/** The pre-ordered books of an order that are still to be sent, be it that they have appeared by now. */
export function unsentAnnounced(order: OrderOfAnnounced): AnnouncedBook[] {
  const { announced = [], parcels } = order;
  if (announced.length === 0) return [];
  const sold = soldLines(order);
  return announced.filter(
    ({ bookId }) => sold.some((line) => line.bookId === bookId) && !isSent(parcels, bookId),
  );
}

/** The books of an order that have not appeared on a day of the shop. */
export function announcedIn(order: OrderOfAnnounced, today: string): AnnouncedBook[] {
  return unsentAnnounced(order).filter(({ day }) => day > today);
}
