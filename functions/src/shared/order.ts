import { array, type InferType, number, object, string } from 'yup';
import { bookListLimits } from './book-paging.ts';
import { orderLimits } from './order-limits.ts';
import { readFields, readInstant } from './stored-fields.ts';

const addressPart = (label: string) => string().label(label).trim().max(orderLimits.addressPart).default('');

/** Who gets the books, and where. Only types and lengths are judged: the shop asks for no field but the ticked terms. */
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
 * e-mail of who is signed in.
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

/** What of a stored order its shopper sees. */
const publicOrderSchema = orderRequestSchema.shape({ lines: array(orderLineSchema).required() });

/** The fields of an order that its shopper sees, as they are stored. */
export type OrderFields = InferType<typeof publicOrderSchema>;

/** An order as the API answers it and as pages show it; `createdAt` is an ISO instant. */
export interface Order extends OrderFields {
  _id: string;
  createdAt: string;
}

/** Reads a document of `orders`, in the functions and in the browser alike. */
export function readOrder(id: string, data: Readonly<Record<string, unknown>>): Order {
  return { _id: id, ...readFields(publicOrderSchema, data), createdAt: readInstant(data.createdAt) };
}

/** What the 409 answer to POST /api/orders carries as `details`. */
export const orderConflictSchema = object({
  /** The ids that are no longer books of the shop. */
  missing: array(string().required()).required(),
  /** The other ordered books as they are now; `newPrice` is dollars. */
  books: array(
    object({ bookId: string().required(), title: string().required(), newPrice: number().required() }),
  ).required(),
  /** What these books cost together now: '12.30'. */
  totalPrice: string().required(),
});

export type OrderConflict = InferType<typeof orderConflictSchema>;
