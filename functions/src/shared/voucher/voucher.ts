import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { orderInvoiceFields } from '../order/order-invoices.ts';
import type { PaidVoucher } from '../order/order-vouchers.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { keyGuard } from '../values/table-keys.ts';
import { isMovementKind, type VoucherMovement } from './movements.ts';
import { isVoucherState, type VoucherState } from './voucher-states.ts';

// A voucher is separate and no line of an order: nothing of it is delivered, taxed or counted in the stock.

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

/** '' for what is not known. */
const personSchema = object({ name: string().default(''), email: string().default('') });

const voucherSchema = object({
  /** 'V-7K3M-9QXA', for talking about it: not the code. */
  number: string().required(),
  state: mixed<VoucherState>(isVoucherState).required(),
  lastFour: string().required(),
  /** Counts its codes from 1: a lost one is replaced by the next. */
  generation: number().required(),
  currency: string().required(),
  amountCents: number().required(),
  /** What can be spent: the sum of its movements. */
  leftCents: number().required(),
  /** Held by payments under way. The shop owes both. */
  heldCents: number().default(0),
  origin: mixed<VoucherOrigin>(isOrigin).required(),
  buyer: personSchema.shape({ uid: string() }),
  /** Without an address the buyer prints it. */
  recipient: personSchema,
  message: string().default(''),
  /** A drawing, from 1. */
  card: number().required(),
  /** Of its card and its mails. */
  language: string().default('en'),
  /** A day of the shop; '' for at once. */
  sendOn: string().default(''),
  /** An ISO instant. */
  sentAt: string(),
  remindedAt: string(),
  /** A day of the shop. */
  issuedOn: string().required(),
  /** The last day; missing where it does not end. */
  validUntil: string(),
  agreesToReminder: boolean().default(false),
  /** Of a voucher taxed when it was sold, at the rate of that day: what it pays for is not taxed again. */
  singlePurpose: object({
    taxClass: string().required(),
    taxName: string().required(),
    basisPoints: number().required(),
    /** Paid and taxed so far, less what was refunded. */
    cents: number().required(),
  })
    .optional()
    .default(undefined),
  /** Invoices, and the credit notes about them, the oldest first. */
  invoices: orderInvoiceFields.invoices,
  /** Only for the desk. */
  note: string().default(''),
  /** The millisecond of the last change. */
  version: number().required(),
});

/** As stored, without its code, which is stored nowhere. */
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

export type VoucherCheck = Pick<Voucher, 'lastFour' | 'leftCents' | 'currency' | 'validUntil'> & {
  /** Of a voucher taxed when it was sold: what it can pay of a domestic order today. */
  taxed?: PaidVoucher['taxed'];
};

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

/** Newest first. */
export interface OwnVoucherPage {
  vouchers: OwnVoucher[];
  /** The `after` of the next page; absent on the last. */
  next?: string;
}

/** With the code only when it is made, to be printed or read out. */
export interface DeskVoucher extends Voucher {
  code?: string;
}

/** Newest first, with totals of all vouchers in the shop's currency. */
export interface VoucherPage {
  vouchers: Voucher[];
  /** The `after` of the next page; absent on the last. */
  next?: string;
  issuedCents: number;
  /** What the shop owes. */
  openCents: number;
  /** What is left on those that were taxed when sold. */
  taxedCents: number;
  currency: string;
}
