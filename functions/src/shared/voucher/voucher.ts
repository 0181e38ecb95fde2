import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { orderInvoiceFields } from '../order/order-invoices.ts';
import type { PaidVoucher } from '../order/order-vouchers.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { keyGuard } from '../values/table-keys.ts';
import { isMovementKind, type VoucherMovement } from './movements.ts';
import { isVoucherState, type VoucherState } from './voucher-states.ts';

// A voucher is a thing of its own and no line of an order: nothing of it is delivered, taxed or counted in the stock.

/** Where it was sold. */
export type VoucherOrigin = 'web' | 'desk';

const isOrigin = keyGuard({ web: true, desk: true });

const movementSchema = object({
  /** An ISO instant. */
  at: string().required(),
  kind: mixed<VoucherMovement['kind']>(isMovementKind).required(),
  cents: number().required(),
  orderId: string(),
  number: string(),
  paymentId: string(),
  by: string(),
});

/** Who gives it, and to whom: '' for what is not known. */
const personSchema = object({ name: string().default(''), email: string().default('') });

const voucherSchema = object({
  /** By which people speak of it: 'V-7K3M-9QXA'. */
  number: string().required(),
  state: mixed<VoucherState>(isVoucherState).required(),
  lastFour: string().required(),
  /** Which code it has, from 1: a lost one is replaced by the next. */
  generation: number().required(),
  currency: string().required(),
  amountCents: number().required(),
  /** What can be spent: the sum of its movements. */
  leftCents: number().required(),
  /** What payments hold that are under way. The shop owes both. */
  heldCents: number().default(0),
  origin: mixed<VoucherOrigin>(isOrigin).required(),
  buyer: personSchema.shape({ uid: string() }),
  /** Without an address the buyer prints it. */
  recipient: personSchema,
  message: string().default(''),
  /** Which drawing its card has, from 1. */
  card: number().required(),
  /** Of its card and its mails. */
  language: string().default('en'),
  /** The day of the shop on which it is sent; '' for at once. */
  sendOn: string().default(''),
  /** An ISO instant. */
  sentAt: string(),
  remindedAt: string(),
  /** A day of the shop. */
  issuedOn: string().required(),
  /** The last day on which it pays; missing where it does not end. */
  validUntil: string(),
  agreesToReminder: boolean().default(false),
  /** Of one that was sold with the tax of a class, at its rate of that day: what it pays for is taxed no more. */
  singlePurpose: object({
    taxClass: string().required(),
    taxName: string().required(),
    basisPoints: number().required(),
    /** What the shop has been paid for it, and has taxed: less what went back. */
    cents: number().required(),
  })
    .optional()
    .default(undefined),
  /** Its invoices, and the credit notes about them, the oldest first. */
  invoices: orderInvoiceFields.invoices,
  /** The desk's own. */
  note: string().default(''),
  /** The millisecond of its last change. */
  version: number().required(),
});

/** A voucher, as the shop keeps it; its code stands nowhere. */
export interface Voucher extends InferType<typeof voucherSchema> {
  _id: string;
  createdAt: string;
  /** The oldest first. */
  movements: VoucherMovement[];
}

const movementsOf = (stored: unknown): VoucherMovement[] =>
  Array.isArray(stored) ? stored.map((one) => readFields(movementSchema, Object(one))) : [];

export function readVoucher(id: string, data: Readonly<Record<string, unknown>>): Voucher {
  return {
    _id: id,
    ...readFields(voucherSchema, data),
    createdAt: readInstant(data.createdAt),
    movements: movementsOf(data.movements),
  };
}

/** What the check of a code answers. */
export type VoucherCheck = Pick<Voucher, 'lastFour' | 'leftCents' | 'currency' | 'validUntil'> & {
  /** Of one that was taxed when it was sold: for what of an order of today at home it pays. */
  taxed?: PaidVoucher['taxed'];
};

/** What its buyer sees of a voucher. */
export type OwnVoucher = Pick<
  Voucher,
  | '_id'
  | 'number'
  | 'state'
  | 'lastFour'
  | 'currency'
  | 'amountCents'
  | 'leftCents'
  | 'recipient'
  | 'message'
  | 'card'
  | 'sendOn'
  | 'sentAt'
  | 'issuedOn'
  | 'validUntil'
  | 'singlePurpose'
  | 'invoices'
>;

/** A page of what a shopper has bought, newest first. */
export interface OwnVoucherPage {
  vouchers: OwnVoucher[];
  /** The `after` of the next page; none when this is the last one. */
  next?: string;
}

/** What the desk gets: the code only when it is made, to be printed or read out. */
export interface DeskVoucher extends Voucher {
  code?: string;
}

/** A page of the desk's list, newest first, and what all vouchers of the shop's currency come to. */
export interface VoucherPage {
  vouchers: Voucher[];
  /** The `after` of the next page; none when this is the last one. */
  next?: string;
  issuedCents: number;
  /** What the shop owes. */
  openCents: number;
  /** What those still pay for that were taxed as they were sold. */
  taxedCents: number;
  currency: string;
}
