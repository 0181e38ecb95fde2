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

const page = 100;

/** Parameters of the provider's page, kept so that every retry asks for the same, even if settings change. */
export interface AskedPage {
  title: string;
  email: string;
  locale: string;
  returnAddress: string;
}

/** A write fails when the payment has changed since it was read. */
export interface ReadPayment extends Payment {
  /** Undefined for unassigned money, and once the shopper's data was erased. */
  uid: string | undefined;
  /** Number of tries, and the last one's session; '' until the provider has answered. */
  tries: number;
  sessionId: string;
  url: string;
  /** Milliseconds; when the sweep looks at it, 0 for never. */
  heldUntil: number;
  dueAt: number;
  /** The checked order, written once the money is there, and its request. */
  order: DocumentData | undefined;
  request: unknown;
  /** Undefined for unassigned money, and once the shopper's data was erased. */
  asked: AskedPage | undefined;
  /** The lines for which it took a copy from the stock. */
  stockTaken: readonly string[];
  /** Vouchers that pay a part, held like the copies. They stay when the shopper's data is erased. */
  vouchers: readonly PaidVoucher[];
  /** Copies held for an unconfirmed address, counted together with those of orders. */
  unconfirmedCopies: number;
  updateTime: Timestamp;
}

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
  /** When the sweep looks at it; null for never. */
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

/** Locks the payment in the transaction. */
export async function readPayment(transaction: Transaction, id: string): Promise<ReadPayment | undefined> {
  return read(await transaction.get(paymentReference(id)));
}

export async function findPaymentOfMoney(paymentId: string): Promise<ReadPayment | undefined> {
  const { docs } = await collection('payments').where('paymentId', '==', paymentId).limit(1).get();
  return docs[0] && read(docs[0]);
}

async function readPage(query: FirebaseFirestore.Query): Promise<ReadPayment[]> {
  const { docs } = await query.limit(page).get();
  return docs.map(read).filter((one) => one !== undefined);
}

/** Payment links belong to the desk, which ends them; a voucher holds no copies. */
const isOfCheckout = ({ isLink, isVoucher }: ReadPayment) => !isLink && !isVoucher;

export async function openPaymentsOf(uid: string): Promise<ReadPayment[]> {
  const open = await readPage(collection('payments').where('uid', '==', uid).where('state', '==', 'open'));
  return open.filter(isOfCheckout);
}

export function paymentsOf(uid: string): Promise<ReadPayment[]> {
  return readPage(collection('payments').where('uid', '==', uid));
}

/** Due for the sweep, longest first. */
export function duePayments(now: Date): Promise<ReadPayment[]> {
  return readPage(collection('payments').where('dueAt', '<=', Timestamp.fromDate(now)).orderBy('dueAt'));
}

const toSettle = () => collection('payments').where('isToSettle', '==', true);

/** One page of money that a person has to assign. */
export async function paymentsToSettle(): Promise<Payment[]> {
  return (await readPage(toSettle())).map(shownPayment);
}

export const countToSettle = () => countOf(toSettle());

/** Payments of an address that are open, or wait for the bank. */
export async function holdingPaymentsOf(email: string): Promise<ReadPayment[]> {
  const held = collection('payments').where('asked.email', '==', email).where('state', 'in', holdingStates);
  return (await readPage(held)).filter(isOfCheckout);
}

/** Payments that hold copies, one page. */
export function holdingPayments(): Promise<ReadPayment[]> {
  return readPage(collection('payments').where('state', 'in', holdingStates));
}

export async function countUnconfirmedHeld(store = database()): Promise<number> {
  const held = collection('payments', store).where('unconfirmedCopies', '>', 0);
  const sum = await held.aggregate({ copies: AggregateField.sum('unconfirmedCopies') }).get();
  return sum.data().copies;
}

/** Fails with a write conflict when the id exists. */
export function createPayment(transaction: Transaction, id: string, fields: PaymentFields): void {
  transaction.create(paymentReference(id), stored(fields));
}

/** Fails with a write conflict when the payment has changed since it was read. */
export function writePayment(
  transaction: Transaction,
  { _id, updateTime: lastUpdateTime }: ReadPayment,
  fields: PaymentFields,
): void {
  transaction.update(paymentReference(_id), stored(fields), { lastUpdateTime });
}

export async function changePayment(payment: ReadPayment, fields: PaymentFields): Promise<void> {
  await database().runTransaction(async (transaction) => writePayment(transaction, payment, fields));
}

/**
 * Begins a payment, or the next try of a released one.
 * @param until when it ends
 * @returns the number of the try
 * @throws PaymentOver after too many
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

/** Schedules the sweep for an order's payment; without a read, so that changes of orders do not wait for it. */
export function setPaymentDue(
  transaction: Transaction,
  id: string,
  dueAt: Date,
  fields: Pick<PaymentFields, 'owedCents'> = {},
): void {
  transaction.set(paymentReference(id), stored({ ...fields, dueAt }), { merge: true });
}

/** Erases the shopper's data; the money's record stays. */
export async function erasePayment({ _id }: ReadPayment): Promise<void> {
  const gone = ['uid', 'order', 'request', 'asked', 'url', 'sessionId'];
  await paymentReference(_id).update(Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])));
}
