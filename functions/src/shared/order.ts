import { array, type InferType, object, string } from 'yup';

/** The most books in one order and the longest texts, in UTF-16 units, that the shop stores for one. */
export const orderLimits = { books: 50, name: 200, phone: 40, addressPart: 200, bookId: 128 };

const addressPart = (label: string) => string().label(label).trim().max(orderLimits.addressPart).default('');

/**
 * What a shopper sends to place an order: POST /api/orders. Only types and lengths are judged: the shop asks for
 * no field but the ticked terms. `email` may be sent, but an order always carries the e-mail of who is signed in.
 */
export const orderRequestSchema = object({
  name: string().label('Name').trim().max(orderLimits.name).default(''),
  email: string().label('Email').trim().max(320).default(''),
  phone: string().label('Phone').trim().max(orderLimits.phone).default(''),
  address: object({
    street: addressPart('Street'),
    city: addressPart('City'),
    country: addressPart('Country'),
    state: addressPart('State'),
    zipcode: addressPart('Zipcode'),
  }).noUnknown(),
  productIds: array(string().label('Book id').required().max(orderLimits.bookId))
    .label('Books')
    .required('An order needs at least one book')
    .min(1, 'An order needs at least one book')
    .max(orderLimits.books, `An order takes at most ${orderLimits.books} books`)
    .test('distinct', 'A book can be ordered only once', (ids) => !ids || new Set(ids).size === ids.length),
  totalPrice: string()
    .label('Total')
    .required()
    .matches(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'Total must be an amount with two decimals'),
}).noUnknown();

export type OrderRequest = InferType<typeof orderRequestSchema>;

/** A book as it was when it was ordered; it stays when the book changes or goes. */
export interface OrderLine {
  bookId: string;
  title: string;
  unitCents: number;
  coverImage: string;
}

/** An order as the API answers it and as pages show it; `createdAt` is an ISO instant. */
export interface Order {
  _id: string;
  name: string;
  email: string;
  phone: string;
  address: OrderRequest['address'];
  productIds: string[];
  /** Dollars with two decimals: '12.30'. */
  totalPrice: string;
  lines: OrderLine[];
  createdAt: string;
}

/** What the 409 answer to POST /api/orders carries as `details`. */
export interface OrderConflict {
  /** The ids that are no longer books of the shop. */
  missing: string[];
  /** The other ordered books as they are now; `newPrice` is dollars. */
  books: { bookId: string; title: string; newPrice: number }[];
  /** What these books cost together now: '12.30'. */
  totalPrice: string;
}
