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

/** A write fails when the voucher has changed since it was read. */
export interface ReadVoucher extends Voucher {
  codeHash: string;
  /** Tells a retry from another request under the same key. */
  requestHash: string;
  updateTime: Timestamp;
}

/** For the desk: without the code's hash. */
export function shownVoucher({
  codeHash: _,
  updateTime: __,
  requestHash: ___,
  ...voucher
}: ReadVoucher): Voucher {
  return voucher;
}

/** Limit of queries other than the desk's list. */
const together = 100;

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

/** Accepts any spelling; a text that cannot be a code gets a hash that no voucher has. */
export function codeHash(typed: string): string {
  return hashOfCode(readCode(typed) ?? `none: ${typed}`);
}

export async function findVoucherByHash(hash: string): Promise<ReadVoucher | undefined> {
  return (await readAll(collection('vouchers').where('codeHash', '==', hash).limit(1)))[0];
}

/** The code in groups, as printed. @throws Error when the secret is not the one that made it */
export async function codeToSend(id: string): Promise<string> {
  const voucher = await requireVoucher(id);
  const code = codeOf(voucher);
  if (hashOfCode(code) !== voucher.codeHash) throw new Error('VOUCHER_KEY is not the secret of this code');
  return codeInFours(code);
}

/** In the order of the hashes; undefined for each unknown one. */
export function findVouchersByHash(hashes: readonly string[]): Promise<(ReadVoucher | undefined)[]> {
  return Promise.all(hashes.map(findVoucherByHash));
}

/** Existing vouchers only, in the order of the ids. */
export async function readVouchers(ids: readonly string[]): Promise<ReadVoucher[]> {
  return (await Promise.all(ids.map(findVoucher))).filter((one) => one !== undefined);
}

/** @throws Error when it was not read */
export function voucherIn(read: readonly ReadVoucher[], id: string): ReadVoucher {
  const voucher = read.find(({ _id }) => _id === id);
  if (!voucher) throw new Error(`The voucher ${id} is missing`);
  return voucher;
}

function wordsAbout({ number, lastFour, buyer, recipient, movements }: Voucher): string[] {
  const numbers = [number, ...movements.map((movement) => movement.number ?? '')];
  const texts = [lastFour, buyer.name, buyer.email, recipient.name, recipient.email, ...numbers];
  const joined = numbers.map((one) => wordsOf(one).join(''));
  return [...new Set([...texts.flatMap(wordsOf), ...joined])].filter(Boolean).slice(0, mostWords);
}

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

function withCode(voucher: Voucher): Voucher & { codeHash: string } {
  const code = codeOf(voucher);
  return { ...voucher, lastFour: lastFourOf(code), codeHash: hashOfCode(code) };
}

/** Fails with a write conflict when the id exists. */
export function createVoucher(transaction: Transaction, voucher: Voucher, requestHash = ''): void {
  transaction.create(reference(voucher._id), { ...documentOf(withCode(voucher)), requestHash });
}

const optional = ['dueOn', 'validUntil', 'sentAt', 'remindedAt'];

/** Fails with a write conflict when the voucher has changed since it was read. */
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

/** @param today the day of the shop @throws VoucherShort */
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

export function dueVouchers(today: string): Promise<ReadVoucher[]> {
  return readAll(collection('vouchers').where('dueOn', '<=', today).orderBy('dueOn').limit(together));
}
