import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { object } from 'yup';
import { collection } from '../platform/collections.ts';
import { countOf, database } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { orderVoucherFields, type PaidVoucher } from '../shared/order/order-vouchers.ts';
import {
  type Dispute,
  holdingStates,
  mostPaymentTries,
  type Payment,
  paymentSchema,
  type Refund,
} from '../shared/payment/payment.ts';
import { presentProvider } from '../shared/payment/providers.ts';
import { readCount, readFields, readInstant, readTexts, readTime } from '../shared/values/stored-fields.ts';
import { PaymentOver } from './payment-over.ts';

/** How many payments one query reads. */
const page = 100;

/** What the provider's page is asked for with: every try of a call asks for the same, whatever was set meanwhile. */
export interface AskedPage {
  title: string;
  email: string;
  locale: string;
  returnAddress: string;
}

/** A payment as it was read: a write of it fails when it has changed since. */
export interface ReadPayment extends Payment {
  /** The shopper's; undefined for stray money, and when their data was erased. */
  uid: string | undefined;
  /** How often the shopper has begun to pay, and the session of the last try; '' until the provider has answered. */
  tries: number;
  sessionId: string;
  url: string;
  /** In milliseconds; the sweep looks at it then, 0 for never. */
  heldUntil: number;
  dueAt: number;
  /** The order as it was checked, to be written once the money is there, and what it was asked for with. */
  order: DocumentData | undefined;
  request: unknown;
  /** Undefined for stray money, and when its shopper's data were erased. */
  asked: AskedPage | undefined;
  /** The lines of which it has taken a copy. */
  stockTaken: readonly string[];
  /** What vouchers pay beside it: held as the copies are. It stays when the shopper's data are erased. */
  vouchers: readonly PaidVoucher[];
  /** How many it holds for an address that is not confirmed: they count beside those of orders. */
  unconfirmedCopies: number;
  updateTime: Timestamp;
}

/** What of a payment is written. */
export interface PaymentFields extends Partial<Omit<Payment, '_id' | 'createdAt' | 'refunds' | 'disputes'>> {
  uid?: string;
  tries?: number;
  sessionId?: string;
  url?: string;
  order?: object;
  request?: object;
  asked?: AskedPage;
  stockTaken?: readonly string[];
  vouchers?: readonly PaidVoucher[];
  heldUntil?: Date;
  unconfirmedCopies?: number;
  refunds?: readonly Refund[];
  disputes?: readonly Dispute[];
  /** When the sweep looks at it; null: not by itself. */
  dueAt?: Date | null;
  createdAt?: Date;
}

function paymentReference(id: string): DocumentReference {
  return collection('payments').doc(id);
}

function stored({ heldUntil, dueAt, createdAt, ...fields }: PaymentFields): UpdateData<DocumentData> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(heldUntil && { heldUntil: Timestamp.fromDate(heldUntil) }),
    ...(createdAt && { createdAt: Timestamp.fromDate(createdAt) }),
    ...(dueAt === null && { dueAt: FieldValue.delete() }),
    ...(dueAt && { dueAt: Timestamp.fromDate(dueAt) }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function read(snapshot: DocumentSnapshot): ReadPayment | undefined {
  const { updateTime } = snapshot;
  const data = snapshot.data();
  if (!data || !updateTime) return undefined;
  return {
    _id: snapshot.id,
    ...readFields(paymentSchema, data),
    createdAt: readInstant(data.createdAt),
    uid: typeof data.uid === 'string' ? data.uid : undefined,
    tries: readCount(data.tries),
    sessionId: textOf(data.sessionId),
    url: textOf(data.url),
    heldUntil: readTime(data.heldUntil),
    dueAt: readTime(data.dueAt),
    order: data.order,
    request: data.request,
    asked: data.asked,
    stockTaken: readTexts(data.stockTaken),
    vouchers: readFields(object(orderVoucherFields), data).vouchers ?? [],
    unconfirmedCopies: readCount(data.unconfirmedCopies),
    updateTime,
  };
}

/** What of a payment is not the shop's alone. */
export function shownPayment(payment: ReadPayment): Payment {
  return { _id: payment._id, ...readFields(paymentSchema, { ...payment }), createdAt: payment.createdAt };
}

export async function findPayment(id: string): Promise<ReadPayment | undefined> {
  return read(await paymentReference(id).get());
}

/** @throws NotFound */
export async function requirePayment(id: string): Promise<ReadPayment> {
  const payment = await findPayment(id);
  if (!payment) throw new NotFound('The payment');
  return payment;
}

/** The same within the transaction that decides by it: it stays as it is until that is written. */
export async function readPayment(transaction: Transaction, id: string): Promise<ReadPayment | undefined> {
  return read(await transaction.get(paymentReference(id)));
}

/** The payment whose money the provider calls this. */
export async function findPaymentOfMoney(paymentId: string): Promise<ReadPayment | undefined> {
  const { docs } = await collection('payments').where('paymentId', '==', paymentId).limit(1).get();
  return docs[0] && read(docs[0]);
}

async function found(query: FirebaseFirestore.Query): Promise<ReadPayment[]> {
  const { docs } = await query.limit(page).get();
  return docs.map(read).filter((one) => one !== undefined);
}

/** Those of links are the desk's, which ends them; a voucher holds no copies. */
const isOfCheckout = ({ isLink, isVoucher }: ReadPayment) => !isLink && !isVoucher;

/** What a shopper can still pay of orders. */
export async function openPaymentsOf(uid: string): Promise<ReadPayment[]> {
  const open = await found(collection('payments').where('uid', '==', uid).where('state', '==', 'open'));
  return open.filter(isOfCheckout);
}

/** Some of the payments of a shopper. */
export function paymentsOf(uid: string): Promise<ReadPayment[]> {
  return found(collection('payments').where('uid', '==', uid));
}

/** Those at which the sweep is to look, the longest due first. */
export function duePayments(now: Date): Promise<ReadPayment[]> {
  return found(collection('payments').where('dueAt', '<=', Timestamp.fromDate(now)).orderBy('dueAt'));
}

const toSettle = () => collection('payments').where('isToSettle', '==', true);

/** Some of the money that waits for a person. */
export async function paymentsToSettle(): Promise<Payment[]> {
  return (await found(toSettle())).map(shownPayment);
}

export const countToSettle = () => countOf(toSettle());

/** What an e-mail address can still pay, or waits for the bank. */
export async function holdingPaymentsOf(email: string): Promise<ReadPayment[]> {
  const held = collection('payments').where('asked.email', '==', email).where('state', 'in', holdingStates);
  return (await found(held)).filter(isOfCheckout);
}

/** What holds copies of the shop, as far as one query reads. */
export function holdingPayments(): Promise<ReadPayment[]> {
  return found(collection('payments').where('state', 'in', holdingStates));
}

/** How many copies payments hold for addresses that are not confirmed. */
export async function countUnconfirmedHeld(store = database()): Promise<number> {
  const held = collection('payments', store).where('unconfirmedCopies', '>', 0);
  const sum = await held.aggregate({ copies: AggregateField.sum('unconfirmedCopies') }).get();
  return sum.data().copies;
}

/** The transaction fails with a write conflict when there is one of this id. */
export function createPayment(transaction: Transaction, id: string, fields: PaymentFields): void {
  transaction.create(paymentReference(id), stored(fields));
}

/** The transaction fails with a write conflict when the payment has changed since it was read. */
export function writePayment(
  transaction: Transaction,
  { _id, updateTime: lastUpdateTime }: ReadPayment,
  fields: PaymentFields,
): void {
  transaction.update(paymentReference(_id), stored(fields), { lastUpdateTime });
}

/** The same by itself. */
export async function changePayment(payment: ReadPayment, fields: PaymentFields): Promise<void> {
  await database().runTransaction(async (transaction) => writePayment(transaction, payment, fields));
}

/**
 * Begins a payment, or the next try of one that was released. @param until when it ends
 * @returns which try it is @throws PaymentOver after too many
 */
export function beginTry(
  transaction: Transaction,
  { id, now }: { id: string; now: Date },
  released: ReadPayment | undefined,
  until: Date,
  fields: PaymentFields,
): number {
  const tries = (released?.tries ?? 0) + 1;
  if (tries > mostPaymentTries) throw new PaymentOver('released');
  const open = { state: 'open', provider: presentProvider, sessionId: '', url: '' } as const;
  const begun = { ...fields, ...open, tries, heldUntil: until, dueAt: until };
  if (released) writePayment(transaction, released, begun);
  else createPayment(transaction, id, { ...begun, createdAt: now });
  return tries;
}

/** Lets the sweep look at the payment of an order; without a read, so that changes of orders do not wait for it. */
export function setPaymentDue(
  transaction: Transaction,
  id: string,
  dueAt: Date,
  fields: Pick<PaymentFields, 'owedCents'> = {},
): void {
  transaction.set(paymentReference(id), stored({ ...fields, dueAt }), { merge: true });
}

/** Takes what is the shopper's out of a payment; the money and what became of it stay. */
export async function erasePayment({ _id }: ReadPayment): Promise<void> {
  const gone = ['uid', 'order', 'request', 'asked', 'url', 'sessionId'];
  await paymentReference(_id).update(Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])));
}
