import { AggregateField, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { cursorAfter, parseCursor } from '../shared/values/list-cursor.ts';
import { readTexts } from '../shared/values/stored-fields.ts';
import { wordsOf } from '../shared/values/words.ts';
import { readVoucher, type VoucherPage } from '../shared/voucher/voucher.ts';
import { voucherLimits } from '../shared/voucher/voucher-limits.ts';
import type { VoucherListQuery } from '../shared/voucher/voucher-requests.ts';

/** A page of the desk's list, newest first. Of several words the longest is asked for, and the others are looked for among those. */
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
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const cursor = after === undefined ? undefined : parseCursor(after);
  if (cursor) query = query.startAfter(Timestamp.fromDate(cursor.createdAt), cursor.id);
  const { docs } = await query.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const vouchers = page
    .filter((snapshot) => words.every((word) => readTexts(snapshot.get('about')).includes(word)))
    .map((snapshot) => readVoucher(snapshot.id, snapshot.data()));
  const last = docs.length > limit ? page.at(-1) : undefined;
  return { vouchers, ...(last && { next: cursorAfter(readVoucher(last.id, last.data())) }) };
}

/** What all vouchers of a currency come to; the database adds them up, at a read for each thousand. */
export async function sumVouchers(currency: string): Promise<Pick<VoucherPage, 'issuedCents' | 'openCents'>> {
  const asked = collection('vouchers')
    .where('currency', '==', currency)
    .aggregate({
      issuedCents: AggregateField.sum('amountCents'),
      leftCents: AggregateField.sum('leftCents'),
      heldCents: AggregateField.sum('heldCents'),
    });
  const { issuedCents, leftCents, heldCents } = (await asked.get()).data();
  return { issuedCents, openCents: leftCents + heldCents };
}
