import {
  type BankColumn,
  type BankFile,
  type BankPayment,
  bankFileLimits,
  type PayableOrder,
  type ReadBankFile,
} from '@bookstore/functions/shared/order/bank-file';
import { isSettled } from '@bookstore/functions/shared/stock/posting';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { callOnce } from '#entities/command/call-once.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { base64Of } from '#lib/browser/file-base64.ts';

/** A chosen bank file, with the payments that the shop reads in it. */
export interface ChosenFile {
  /** The idempotency key of this opening: it is booked once. */
  opened: string;
  name: string;
  bytes: string;
  read: ReadBankFile;
}

/** Checked before sending; '' when the file may be sent. */
export function bankFileProblem({ size }: File): string {
  if (size === 0) return t('The file is empty.');
  return size > bankFileLimits.bytes ? t('The file is too large. Ask the bank for fewer days.') : '';
}

export async function readChosen(file: File): Promise<ChosenFile> {
  const bytes = await base64Of(file);
  const read = await callAdminApi('POST /api/cash/bank-files/read', { body: { file: bytes } });
  return { opened: crypto.randomUUID(), name: file.name.slice(-bankFileLimits.name), bytes, read };
}

export async function readAgain(chosen: ChosenFile, columns: BankColumn[]): Promise<ChosenFile> {
  const body = { file: chosen.bytes, columns };
  return { ...chosen, read: await callAdminApi('POST /api/cash/bank-files/read', { body }) };
}

/** A person's decision on a payment: whether it is booked, and for which order; undefined stands for the suggestion. */
export interface Decision {
  isBooked: boolean;
  orderId?: string | undefined;
}

/** The orders a payment is booked for, with amounts. */
export const partsOf = ({ parts, cents }: BankPayment, { orderId }: Decision) =>
  orderId === undefined ? parts : orderId === '' ? [] : [{ orderId, cents }];

export const firstDecision = ({ state }: BankPayment): Decision => ({ isBooked: state === 'matched' });

type OnProgress = (file: BankFile) => void;

async function untilOver(begun: BankFile, onProgress: OnProgress): Promise<BankFile> {
  let file = begun;
  while (!isSettled(file)) {
    onProgress(file);
    file = await callAdminApi('POST /api/cash/bank-files/:id/continue', { params: { id: file.id } });
  }
  return file;
}

/** In as many calls as it takes. */
export async function bookPayments(
  { opened, name, read }: ChosenFile,
  decisionOf: (payment: BankPayment) => Decision,
  onProgress: OnProgress,
): Promise<BankFile> {
  const parts = read.payments.flatMap((payment) => {
    const { id, day, reference, payer } = payment;
    const decision = decisionOf(payment);
    return decision.isBooked
      ? partsOf(payment, decision).map((part) => ({ ...part, id, day, reference, payer }))
      : [];
  });
  return untilOver(
    await callOnce('POST /api/cash/bank-files', { body: { name, parts } }, opened),
    onProgress,
  );
}

export async function workOnBankFile(
  step: 'continue' | 'undo',
  id: string,
  onProgress: OnProgress,
): Promise<BankFile> {
  return untilOver(
    await callAdminApi(`POST /api/cash/bank-files/:id/${step}`, { params: { id } }),
    onProgress,
  );
}

export const countedPayments = (count: number) => plural(count, '{count} payment', '{count} payments');

/** Orders of one currency, likely matches first. */
export function likelyFirst(orders: readonly PayableOrder[], { cents, currency, parts }: BankPayment) {
  const rank = ({ id, openCents }: PayableOrder) =>
    parts.some(({ orderId }) => orderId === id) ? 0 : openCents === cents ? 1 : openCents > 0 ? 2 : 3;
  return orders
    .filter((order) => order.currency === currency)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
    .slice(0, 100);
}
