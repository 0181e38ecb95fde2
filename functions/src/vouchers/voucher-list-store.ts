import {
  AggregateField,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { taxClassNames } from '../shared/tax/tax-classes.ts';
import { cursorAfter, parseCursor } from '../shared/values/list-cursor.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { wordsOf } from '../shared/values/words.ts';
import { readVoucher, type Voucher, type VoucherPage } from '../shared/voucher/voucher.ts';
import { voucherLimits } from '../shared/voucher/voucher-limits.ts';
import type { OwnVouchersQuery, VoucherListQuery } from '../shared/voucher/voucher-requests.ts';

const voucherOf = (snapshot: QueryDocumentSnapshot): Voucher => readVoucher(snapshot.id, snapshot.data());

/** Newest first, with the `after` of the next page. */
async function pageOf(newestFirst: Query, limit: number, after?: string) {
  const query = newestFirst.orderBy(FieldPath.documentId(), 'desc');
  const cursor = after === undefined ? undefined : parseCursor(after);
  const from = cursor ? query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id) : query;
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = docs.length > limit ? page.at(-1) : undefined;
  return { page, ...(last && { next: cursorAfter(voucherOf(last)) }) };
}

/** Newest first. The database searches for the longest word; the others are filtered afterwards. */
export async function listVouchers({
  q = '',
  state,
  after,
  limit = voucherLimits.page,
}: VoucherListQuery): Promise<Pick<VoucherPage, 'vouchers' | 'next'>> {
  const words = wordsOf(q).toSorted((one, other) => other.length - one.length);
  let query: Query = collection('vouchers');
  if (words[0] !== undefined) query = query.where('about', 'array-contains', words[0]);
  if (state !== undefined) query = query.where('state', '==', state);
  const { page, ...rest } = await pageOf(query.orderBy('createdAt', 'desc'), limit, after);
  const isMeant = (snapshot: QueryDocumentSnapshot) =>
    words.every((word) => readTexts(snapshot.get('about')).includes(word));
  return { vouchers: page.filter(isMeant).map(voucherOf), ...rest };
}

export async function vouchersOf(
  uid: string,
  { after }: OwnVouchersQuery = {},
): Promise<{ vouchers: Voucher[]; next?: string }> {
  const query = collection('vouchers').where('buyer.uid', '==', uid).orderBy('createdAt', 'desc');
  const { page, ...rest } = await pageOf(query, voucherLimits.own, after);
  return { vouchers: page.map(voucherOf), ...rest };
}

export async function allVouchersOf(uid: string): Promise<Voucher[]> {
  const all: Voucher[] = [];
  for (let after: string | undefined, isLast = false; !isLast; isLast = after === undefined) {
    const { vouchers, next } = await vouchersOf(uid, { after });
    all.push(...vouchers);
    after = next;
  }
  return all;
}

/**
 * Totals of a currency, aggregated by the database: one read for each thousand vouchers. What vouchers taxed when sold
 * still have is no liability.
 */
export async function sumVouchers(
  currency: string,
): Promise<Pick<VoucherPage, 'issuedCents' | 'openCents' | 'taxedCents'>> {
  const all = collection('vouchers').where('currency', '==', currency);
  const left = { leftCents: AggregateField.sum('leftCents'), heldCents: AggregateField.sum('heldCents') };
  const [sums, taxed] = await Promise.all([
    all.aggregate({ ...left, issuedCents: AggregateField.sum('amountCents') }).get(),
    all.where('singlePurpose.taxClass', 'in', taxClassNames).aggregate(left).get(),
  ]);
  const { issuedCents, leftCents, heldCents } = sums.data();
  const taxedCents = taxed.data().leftCents + taxed.data().heldCents;
  return { issuedCents, openCents: leftCents + heldCents - taxedCents, taxedCents };
}
