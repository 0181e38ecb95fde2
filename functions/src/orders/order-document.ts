import {
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import { coverFilesOf } from '../shared/book/cover-files.ts';
import type { Shopper } from '../shared/callers.ts';
import type { ChosenOffer } from '../shared/offer/choose-offer.ts';
import type { AnnouncedBook } from '../shared/order/announced-books.ts';
import { type AwaitedBook, promisedDays } from '../shared/order/awaited-books.ts';
import type { DeskOrderRequest } from '../shared/order/desk-order.ts';
import { type Order, type OrderFields, type OrderLine, readOrder } from '../shared/order/order.ts';
import { bookOfLine } from '../shared/order/order-lines.ts';
import type { OrderRequest } from '../shared/order/order-request.ts';
import { orderSearchKeys } from '../shared/order/order-search.ts';
import { keptCents } from '../shared/order/order-totals.ts';
import { unconfirmedCopies } from '../shared/order/unconfirmed-copies.ts';
import { defaultCurrency } from '../shared/shop/shop-profile.ts';
import { taxOfOrder } from '../shared/tax/order-tax.ts';
import type { ShopTax } from '../shared/tax/shop-tax.ts';
import type { Money } from '../shared/values/money.ts';
import { requestHash } from './order-identity.ts';

/** An order as the database keeps it, under its id in `orders`. */
export interface OrderDocument extends Omit<OrderFields, 'cashCents' | 'vouchers'> {
  uid: string;
  totalCents: number;
  /** What the admin finds it by; see {@link orderSearchKeys}. */
  searchKeys: string[];
  /** The files in the books folder that the lines show, so that a cover in use can be found. */
  coverImages: string[];
  /** The ids of the lines of which it took a copy from the stock: those that were counted then. */
  stockTaken: string[];
  /** See {@link requestHash}. */
  requestHash: string;
  /** Of the changes that were made of it: see `changeKey`. */
  changeKeys: string[];
  /** What is still out with the carriers: see `outCents`. */
  outCents: number;
  /** See {@link unconfirmedCopies}: they are found by the address. */
  unconfirmedCopies: number;
  /** Whether it has had a discount, for the export, which asks for no index of the discounts themselves. */
  isDiscounted?: true;
  createdAt: Timestamp;
  /** For which books it waits, and since when, so that it is found; missing where it waits for none. */
  awaitedIds?: string[];
  awaitedSince?: Timestamp;
  /** The earliest day that was promised for a book of it, be it that on which it appears: '2026-12-03'. */
  awaitedBy?: string;
  /** Of its pre-ordered books those that are still to be sent, by which it is found. */
  announcedBooks?: string[];
}

export function orderCollection(): CollectionReference {
  return collection('orders');
}

const orderOf = (snapshot: QueryDocumentSnapshot) => readOrder(snapshot.id, snapshot.data());

/** The orders that a query finds, which says how many these are at the most. */
export async function ordersIn(query: Query): Promise<Order[]> {
  return (await query.get()).docs.map(orderOf);
}

/** The same, however many, one at a time. */
export async function* streamOrders(query: Query, signal?: AbortSignal): AsyncGenerator<Order> {
  for await (const snapshot of streamDocuments(query, signal)) yield orderOf(snapshot);
}

/** What an order keeps of its offer: on its books it is a discount, as of the desk. */
function offerFields(chosen: ChosenOffer | undefined, at: string): Pick<OrderFields, 'offer' | 'discounts'> {
  if (!chosen) return {};
  const { id, title: reason, fromCents, isFreeDelivery } = chosen.terms;
  const { cents, parts, deliveryCents } = chosen;
  if (isFreeDelivery) return { offer: { id, fromCents, deliveryCents } };
  const discount = { number: 1, reason, cents, bookIds: parts.map((part) => part.id), parts, at };
  return { offer: { id, number: 1, fromCents }, discounts: [discount] };
}

interface PlacedOrder {
  /** The first is `orderNumber(id, 0)`. */
  number: string;
  shopper: Pick<Shopper, 'uid' | 'email'> & Partial<Pick<Shopper, 'isConfirmed'>>;
  request: OrderRequest;
  /** What the desk was asked for, where the shop takes it itself. */
  desk?: DeskOrderRequest | undefined;
  lines: OrderLine[];
  deliveryCents?: number | undefined;
  charges?: OrderFields['charges'];
  offer?: ChosenOffer | undefined;
  stockTaken?: string[];
  awaited?: AwaitedBook[];
  announced?: AnnouncedBook[];
  placedAt: Date;
  money: Money;
  /** Of a shop that shows tax. */
  tax?: ShopTax | undefined;
  coinCents?: number | undefined;
}

export function orderDocument({
  number,
  shopper,
  request,
  desk,
  lines,
  deliveryCents,
  charges,
  offer,
  stockTaken = [],
  awaited = [],
  announced = [],
  placedAt,
  money,
  tax,
  coinCents,
}: PlacedOrder): OrderDocument {
  // The vouchers stand in it once they pay.
  const { vouchers: _, voucherCents: __, ...asked } = request;
  const { currency: ___, toOrder: ____, offerCode: _____, language = 'en', ...wanted } = asked;
  const offered = offerFields(offer, placedAt.toISOString());
  const { isConfirmed: hasConfirmedEmail } = shopper;
  const order = {
    hasConfirmedEmail,
    status: 'placed' as const,
    lines,
    deliveryCents,
    charges,
    discounts: offered.discounts,
    lineChanges: [],
    parcels: [],
    awaited,
    announced,
  };
  const totalCents = keptCents(order);
  const [awaitedBy] = promisedDays(order);
  return {
    ...wanted,
    ...(hasConfirmedEmail !== undefined && { hasConfirmedEmail }),
    email: shopper.email,
    totalPrice: money.plain(totalCents),
    ...(money.currency !== defaultCurrency.currency && { currency: money.currency }),
    ...(language !== 'en' && { language }),
    ...(deliveryCents !== undefined && { deliveryCents }),
    ...(charges && { charges }),
    ...offered,
    ...(offered.discounts && { isDiscounted: true as const }),
    lines,
    ...taxOfOrder(tax),
    ...(coinCents !== undefined && { coinCents }),
    number,
    status: 'placed',
    history: [{ status: 'placed', at: placedAt.toISOString(), by: 'shopper', note: '' }],
    carrier: '',
    trackingCode: '',
    lineChanges: [],
    parcels: [],
    messages: [],
    uid: shopper.uid,
    totalCents,
    searchKeys: orderSearchKeys({
      ...request,
      email: shopper.email,
      number,
      lines,
      trackingCode: '',
      parcels: [],
    }),
    coverImages: [...new Set(lines.flatMap((line) => coverFilesOf(line.coverImage)))],
    stockTaken,
    requestHash: requestHash(request, desk),
    changeKeys: [],
    outCents: 0,
    unconfirmedCopies: unconfirmedCopies(order, stockTaken),
    createdAt: Timestamp.fromDate(placedAt),
    ...(awaitedBy && { awaitedBy }),
    ...(awaited.length > 0 && {
      awaited,
      awaitedIds: awaited.map(({ bookId }) => bookOfLine(order, bookId)),
      awaitedSince: Timestamp.fromDate(placedAt),
    }),
    ...(announced.length > 0 && {
      announced,
      announcedBooks: announced.map(({ bookId }) => bookOfLine(order, bookId)),
    }),
  };
}
