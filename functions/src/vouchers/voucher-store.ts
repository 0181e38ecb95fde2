import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { isStoredId } from '../shared/values/list-cursor.ts';
import { wordsOf } from '../shared/values/words.ts';
import { dueDay } from '../shared/voucher/due-day.ts';
import { moved, type NewMovement } from '../shared/voucher/movements.ts';
import { readVoucher, type Voucher } from '../shared/voucher/voucher.ts';
import { codeInFours, lastFourOf, readCode } from '../shared/voucher/voucher-code.ts';
import { codeOf, hashOfCode } from './voucher-key.ts';

/** A voucher as it was read: a write of it fails when it has changed since. */
export interface ReadVoucher extends Voucher {
  codeHash: string;
  /** What tells another request under the key from the one that has made it. */
  requestHash: string;
  updateTime: Timestamp;
}

/** What of a voucher the desk sees: not by what its code is found. */
export function shownVoucher({
  codeHash: _,
  updateTime: __,
  requestHash: ___,
  ...voucher
}: ReadVoucher): Voucher {
  return voucher;
}

/** How many one query reads that is not the desk's. */
const together = 100;

/** By so many words one is found. */
const mostWords = 200;

const reference = (id: string): DocumentReference => collection('vouchers').doc(id);

function read(snapshot: DocumentSnapshot): ReadVoucher | undefined {
  const { id, updateTime } = snapshot;
  const data = snapshot.data();
  return (
    data &&
    updateTime && {
      ...readVoucher(id, data),
      codeHash: String(data.codeHash),
      requestHash: String(data.requestHash),
      updateTime,
    }
  );
}

async function readAll(query: Query): Promise<ReadVoucher[]> {
  return (await query.get()).docs.map(read).filter((one) => one !== undefined);
}

export async function findVoucher(id: string): Promise<ReadVoucher | undefined> {
  return isStoredId(id) ? read(await reference(id).get()) : undefined;
}

/** @throws NotFound */
export async function requireVoucher(id: string): Promise<ReadVoucher> {
  const voucher = await findVoucher(id);
  if (!voucher) throw new NotFound('The voucher');
  return voucher;
}

/** What of a code is stored, however it was typed; what cannot be one has a hash that no voucher has. */
export function codeHash(typed: string): string {
  return hashOfCode(readCode(typed) ?? `none: ${typed}`);
}

/** The one whose code has this hash. */
export async function findVoucherByHash(hash: string): Promise<ReadVoucher | undefined> {
  return (await readAll(collection('vouchers').where('codeHash', '==', hash).limit(1)))[0];
}

/** The code of a voucher as people read it. @throws Error when the secret is not the one with which it was made */
export async function codeToSend(id: string): Promise<string> {
  const voucher = await requireVoucher(id);
  const code = codeOf(voucher);
  if (hashOfCode(code) !== voucher.codeHash) throw new Error('VOUCHER_KEY is not the secret of this code');
  return codeInFours(code);
}

/** Those whose codes have these hashes, in their order; undefined for each that there is not. */
export function findVouchersByHash(hashes: readonly string[]): Promise<(ReadVoucher | undefined)[]> {
  return Promise.all(hashes.map(findVoucherByHash));
}

/** Those of these ids that there are, in the order of the ids. */
export async function readVouchers(ids: readonly string[]): Promise<ReadVoucher[]> {
  return (await Promise.all(ids.map(findVoucher))).filter((one) => one !== undefined);
}

/** One of those that were read. @throws Error when it was not */
export function voucherIn(read: readonly ReadVoucher[], id: string): ReadVoucher {
  const voucher = read.find(({ _id }) => _id === id);
  if (!voucher) throw new Error(`The voucher ${id} is missing`);
  return voucher;
}

/** By what the desk finds one: words of its number and code, of orders that it has paid, of names and addresses. */
function wordsAbout({ number, lastFour, buyer, recipient, movements }: Voucher): string[] {
  const numbers = [number, ...movements.map((movement) => movement.number ?? '')];
  const texts = [lastFour, buyer.name, buyer.email, recipient.name, recipient.email, ...numbers];
  const joined = numbers.map((one) => wordsOf(one).join(''));
  return [...new Set([...texts.flatMap(wordsOf), ...joined])].filter(Boolean).slice(0, mostWords);
}

/** The document of a voucher, without what is not there. */
function documentOf({ _id, createdAt, ...fields }: Voucher & { codeHash: string }) {
  const due = dueDay(fields);
  const stored: Record<string, unknown> = JSON.parse(
    JSON.stringify({ ...fields, ...(due && { dueOn: due }) }),
  );
  return {
    ...stored,
    about: wordsAbout({ _id, createdAt, ...fields }),
    createdAt: Timestamp.fromDate(new Date(createdAt)),
  };
}

/** With the code of its generation. */
function withCode(voucher: Voucher): Voucher & { codeHash: string } {
  const code = codeOf(voucher);
  return { ...voucher, lastFour: lastFourOf(code), codeHash: hashOfCode(code) };
}

/** The transaction fails with a write conflict when there is one of this id. */
export function createVoucher(transaction: Transaction, voucher: Voucher, requestHash = ''): void {
  transaction.create(reference(voucher._id), { ...documentOf(withCode(voucher)), requestHash });
}

/** What is taken away where a voucher has it no more. */
const optional = ['dueOn', 'validUntil', 'sentAt', 'remindedAt'];

/** Writes what a change makes of a voucher; the transaction fails with a write conflict when it has changed since it was read. */
export function writeVoucher(transaction: Transaction, before: ReadVoucher, after: Voucher): Voucher {
  const version = Math.max(Date.now(), before.version + 1);
  const isNewCode = after.generation !== before.generation;
  const { updateTime: lastUpdateTime, codeHash: hash } = before;
  const { updateTime: _, ...written } = {
    ...before,
    ...after,
    version,
    ...(isNewCode ? withCode(after) : { codeHash: hash }),
  };
  const document = documentOf(written);
  const gone = optional.filter((name) => !(name in document));
  const fields = { ...document, ...Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])) };
  transaction.update(reference(before._id), fields, { lastUpdateTime });
  return readVoucher(before._id, document);
}

/**
 * Moves the money of a voucher. @param today the day of the shop
 * @throws VoucherShort
 */
export function moveVoucher(
  transaction: Transaction,
  before: ReadVoucher,
  movements: readonly NewMovement[],
  now: Date,
  today: string,
): Voucher {
  const after = movements.reduce((voucher: Voucher, one) => moved(voucher, one, now, today), before);
  return writeVoucher(transaction, before, after);
}

/** Some of those for which something is to be done by a day of the shop. */
export function dueVouchers(today: string): Promise<ReadVoucher[]> {
  return readAll(collection('vouchers').where('dueOn', '<=', today).orderBy('dueOn').limit(together));
}
