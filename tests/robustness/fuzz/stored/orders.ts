import { boolean, mixed, object, string } from 'yup';
import {
  bookId,
  cents,
  day,
  distinct,
  instant,
  invoiceNumber,
  isoInstant,
  listOf,
  orderNumber,
  type RunFields,
  sha256,
  text,
  trimmed,
  whole,
} from './fields.ts';
import { address, billed, discount, line, lineChange, parcel, status, step } from './order-parts.ts';

/** Whether these are copies of books. */
function areCopies(books: unknown): boolean {
  return typeof books === 'object' && books !== null && Object.values(books).every(Number.isSafeInteger);
}

/** Orders, and what is written with them. */
export function orderDocuments({ now, expiresAt, shoppers }: RunFields) {
  return {
    orders: {
      uid: string()
        .defined()
        .oneOf(shoppers.map(({ uid }) => uid)),
      name: trimmed(0, 200),
      email: string()
        .defined()
        .oneOf(shoppers.map(({ email }) => email)),
      phone: trimmed(0, 40),
      address,
      productIds: distinct(bookId, 1, 200),
      totalPrice: string()
        .defined()
        .matches(/^(?:0|[1-9]\d*)\.\d\d$/),
      totalCents: cents,
      currency: text(3, 3).optional(),
      taxName: trimmed(1, 20).optional(),
      taxIsIncluded: boolean().optional(),
      deliveryCents: cents.optional(),
      collection: boolean().optional(),
      lines: listOf(line, 1, 200),
      // One address can name the books folder several times.
      coverImages: distinct(text(1, 500), 0, 2_000),
      number: orderNumber,
      status,
      history: listOf(step, 1, 1000),
      carrier: trimmed(0, 60),
      trackingCode: trimmed(0, 100),
      cashCents: cents.optional(),
      invoices: listOf(
        object({
          ...{ number: invoiceNumber, isCreditNote: boolean().defined(), day, cents: whole },
          references: listOf(invoiceNumber, 0, 200).optional(),
        }).noUnknown(),
        1,
        1000,
      ).optional(),
      invoicedAt: string().oneOf(['delivery', 'placing']).optional(),
      billed: listOf(billed, 0, 400).optional(),
      searchKeys: distinct(text(1, 320), 0, 200),
      changeKeys: distinct(text(65, 67), 0, 100),
      lastStep: mixed().optional(),
      lineChanges: listOf(lineChange, 0, 200),
      discounts: listOf(discount, 1, 20).optional(),
      isDiscounted: boolean().optional(),
      parcels: listOf(parcel, 0, 200),
      parcelsMade: whole.min(0).optional(),
      messages: listOf(object({ text: trimmed(1, 2000), at: isoInstant }).noUnknown(), 0, 50),
      outCents: cents,
      stockTaken: distinct(bookId, 0, 200),
      requestHash: sha256,
      createdAt: now,
      changedAt: now.optional(),
    },
    orderNotes: {
      notes: listOf(
        object({
          text: trimmed(1, 2000),
          at: isoInstant,
          by: trimmed(1, 100),
          keyHash: text(32, 32),
        }).noUnknown(),
        1,
        50,
      ),
      changedAt: now,
    },
    orderNumbers: { orderId: trimmed(1, 128) },
    orderRates: { times: listOf(whole, 1, 30), expiresAt },
    mail: {
      to: text(3, 320),
      message: object({ subject: text(1, 500), text: text(1, 500_000), html: text(1, 900_000) }).noUnknown(),
      orderId: trimmed(1, 128),
      event: string().defined(),
      uid: text(1, 128),
      // The mail of an order of before may be sent only now.
      createdAt: instant(() => true),
      expiresAt,
      delivery: object({
        state: string().defined().oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'OFF', 'HELD']),
        attempts: whole.min(0).max(5),
        nextAttemptAt: instant(() => true),
        copy: whole.min(0).optional(),
      }).noUnknown(),
    },
    sales: {
      orders: whole,
      salesCents: whole,
      books: mixed().default({}).test('copies', 'no copies', areCopies),
    },
    stats: {
      books: whole.optional(),
      trendingBooks: whole.optional(),
      orders: whole.optional(),
      salesCents: whole.optional(),
      toPack: whole.optional(),
    },
  };
}
