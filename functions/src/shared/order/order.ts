import { array, type InferType, number, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { isDay } from '../shop/shop-day.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { orderLimits, ordersTogether } from './order-limits.ts';
import { orderStatusSchema } from './order-status.ts';

const addressPart = (label: string) => string().label(label).trim().max(orderLimits.addressPart).default('');

/** Who gets the books, and where. Only types and lengths are checked: all that the shop requires is the ticked terms. */
export const recipientSchema = object({
  name: string().label('Name').trim().max(orderLimits.name).default(''),
  phone: string().label('Phone').trim().max(orderLimits.phone).default(''),
  address: object({
    street: addressPart('Street'),
    city: addressPart('City'),
    country: addressPart('Country'),
    state: addressPart('State'),
    zipcode: addressPart('Zipcode'),
  }).noUnknown(),
});

/**
 * What a shopper sends to place an order: POST /api/orders. `email` may be sent, but an order always carries the
 * e-mail of the signed-in shopper.
 */
export const orderRequestSchema = recipientSchema
  .shape({
    email: string().label('Email').trim().max(orderLimits.email).default(''),
    productIds: array(string().label('Book id').required().max(bookListLimits.bookId))
      .label('Books')
      .required('An order needs at least one book')
      .min(1, 'An order needs at least one book')
      .max(orderLimits.books, `An order takes at most ${orderLimits.books} books`)
      .test('distinct', 'A book can be ordered only once', (ids) => !ids || new Set(ids).size === ids.length),
    /** Dollars with two decimals: '12.30'. */
    totalPrice: string()
      .label('Total')
      .required()
      .matches(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'Total must be an amount with two decimals'),
  })
  .noUnknown();

export type OrderRequest = InferType<typeof orderRequestSchema>;

const orderLineSchema = object({
  bookId: string().required(),
  title: string().required(),
  author: string(),
  unitCents: number().required(),
  coverImage: string().required(),
});

/** A book as it was when it was ordered; it stays when the book changes or goes. */
export type OrderLine = InferType<typeof orderLineSchema>;

const parcelSchema = object({
  carrier: string().label('Carrier').trim().max(orderLimits.carrier).default(''),
  trackingCode: string().label('Tracking code').trim().max(orderLimits.trackingCode).default(''),
});

const noteSchema = string().label('Note').trim().max(orderLimits.note).default('');

/** What takes an order one step on: POST /api/orders/:id/status. `from` is the present status, as the caller knows it. */
export const orderStepSchema = parcelSchema
  .shape({
    from: orderStatusSchema.required(),
    to: orderStatusSchema.required(),
    /** A message to the shopper, who sees it with the step. */
    note: noteSchema,
  })
  .noUnknown();

export type OrderStepRequest = InferType<typeof orderStepSchema>;

const historyEntrySchema = object({
  status: orderStatusSchema.required(),
  /** An ISO instant. */
  at: string().required(),
  by: string()
    .oneOf(['shopper', 'admin'] as const)
    .required(),
  note: string().default(''),
});

/** A step that an order has taken. */
export type OrderHistoryEntry = InferType<typeof historyEntrySchema>;

/** The fields of a stored order that its shopper and the admin see. */
const publicOrderSchema = orderRequestSchema.concat(parcelSchema).shape({
  lines: array(orderLineSchema).required(),
  /** '7K3M-9QXA'; '' for an order that was placed before orders had numbers. */
  number: string().default(''),
  status: orderStatusSchema.default('placed'),
  /** The steps so far, oldest first: at most one for each status. */
  history: array(historyEntrySchema).required(),
  /** The cash that came in with the delivery. */
  cashCents: number(),
});

/** The fields of an order that its shopper sees, as they are stored. */
export type OrderFields = InferType<typeof publicOrderSchema>;

/** An order as the API answers it and as pages show it; `createdAt` is an ISO instant. */
export interface Order extends OrderFields {
  _id: string;
  createdAt: string;
}

/** Reads a document of `orders`, in the functions and in the browser alike. */
export function readOrder(id: string, data: Readonly<Record<string, unknown>>): Order {
  const fields = readFields(publicOrderSchema, data);
  const createdAt = readInstant(data.createdAt);
  const placed: OrderHistoryEntry = { status: 'placed', at: createdAt, by: 'shopper', note: '' };
  const history = fields.history.length > 0 ? fields.history : [placed];
  return { _id: id, ...fields, history, createdAt };
}

/** Whether a text can be the id of a stored order, and no other address of the database. */
export function isOrderId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}

/** The lines of an order's address, each after the name of its part, without the empty ones: two can say the same. */
export function addressLines({
  name,
  address,
}: Pick<Order, 'name' | 'address'>): [part: string, line: string][] {
  const { street, state, zipcode, country } = address;
  const city = [address.city, state, zipcode].filter(Boolean).join(', ');
  return Object.entries({ name, street, city, country }).filter(([, line]) => line);
}

/** Which orders GET /api/orders answers: the ids, joined by commas. */
export const orderIdsQuerySchema = object({
  ids: array(string().required().max(200))
    .transform((_, text: unknown) => (typeof text === 'string' ? text.split(',') : text))
    .label('ids')
    .required()
    .min(1)
    .max(ordersTogether),
}).noUnknown();

const daySchema = string().test('day', 'A day is written as 2026-11-22', (text) => isDay(text ?? ''));

/** The first and the last day of the exported orders. */
export const orderDaysQuerySchema = object({
  from: daySchema.label('from').required(),
  to: daySchema.label('to').required(),
}).noUnknown();

/** What the 409 answer to POST /api/orders carries as `details`. */
export const orderConflictSchema = object({
  /** The ids that are no longer books of the shop. */
  missing: array(string().required()).required(),
  /** The other ordered books as they are now; `newPrice` is dollars. */
  books: array(
    object({
      bookId: string().required(),
      title: string().required(),
      newPrice: number().required(),
      /** 0 for a book of which no copy is left, which costs nothing in the total. */
      stockLeft: number(),
    }),
  ).required(),
  /** What these books cost together now: '12.30'. */
  totalPrice: string().required(),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
