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

export interface OrderDocument extends Omit<OrderFields, 'cashCents' | 'vouchers'> {
  uid: string;
  totalCents: number;
  searchKeys: string[];
  /** Files in the books folder, so that a cover in use can be found. */
  coverImages: string[];
  /** The lines for which it took a copy from the stock: those that were counted then. */
  stockTaken: string[];
  requestHash: string;
  changeKeys: string[];
  /** Still out with the carriers: see `outCents`. */
  outCents: number;
  /** See {@link unconfirmedCopies}; queried by address. */
  unconfirmedCopies: number;
  /** For the export: spares an index of the discounts. */
  isDiscounted?: true;
  createdAt: Timestamp;
  /** For queries: the awaited books, and the start of the wait; missing where it waits for none. */
  awaitedIds?: string[];
  awaitedSince?: Timestamp;
  /** The earliest promised day, including the publication day of a pre-ordered book: '2026-12-03'. */
  awaitedBy?: string;
  /** For queries: the pre-ordered books still to be sent. */
  announcedBooks?: string[];
}

export function orderCollection(): CollectionReference {
  return collection('orders');
}

const orderOf = (snapshot: QueryDocumentSnapshot) => readOrder(snapshot.id, snapshot.data());

/** The query must have a limit. */
export async function ordersIn(query: Query): Promise<Order[]> {
  return (await query.get()).docs.map(orderOf);
}

export async function* streamOrders(query: Query, signal?: AbortSignal): AsyncGenerator<Order> {
  for await (const snapshot of streamDocuments(query, signal)) yield orderOf(snapshot);
}

function offerFields(chosen: ChosenOffer | undefined, at: string): Pick<OrderFields, 'offer' | 'discounts'> {
  if (!chosen) return {};
  const { id, title: reason, fromCents, isFreeDelivery } = chosen.terms;
  const { cents, parts, deliveryCents } = chosen;
  if (isFreeDelivery) return { offer: { id, fromCents, deliveryCents } };
  const discount = { number: 1, reason, cents, bookIds: parts.map((part) => part.id), parts, at };
  return { offer: { id, number: 1, fromCents }, discounts: [discount] };
}

interface PlacedOrder {
  /** The first try is `orderNumber(id, 0)`. */
  number: string;
  shopper: Pick<Shopper, 'uid' | 'email'> & Partial<Pick<Shopper, 'isConfirmed'>>;
  request: OrderRequest;
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
  // Vouchers are added once they pay.
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
