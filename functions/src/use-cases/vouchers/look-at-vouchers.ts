import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { voucherEntryId } from '../../cash/cash-entry.ts';
import { addVoucherEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { database } from '../../platform/firebase.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { dueDays } from '../../shared/voucher/due-day.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import {
  dueVouchers,
  moveVoucher,
  type ReadVoucher,
  requireVoucher,
  writeVoucher,
} from '../../vouchers/voucher-store.ts';
import { withoutPeople } from './erase-vouchers.ts';
import { profileFor } from './issue-voucher.ts';
import { addVoucherMails } from './voucher-mails.ts';

/** In the ledger. */
const byItself = 'The shop';

interface Look {
  today: string;
  now: Date;
}

/** After the last day the remaining value belongs to the shop. */
async function expire(voucher: ReadVoucher, { today, now }: Look): Promise<void> {
  const { _id: id, leftCents: cents } = voucher;
  const day = await openCashDay(today);
  const entry = { kind: 'voucher-expired', way: 'voucher', cents, day, by: byItself, now } as const;
  await database().runTransaction(async (transaction) => {
    moveVoucher(transaction, voucher, [{ kind: 'expired', cents }], now, today);
    // A voucher taxed when sold was income then.
    if (voucher.singlePurpose) return;
    const entryId = voucherEntryId(id, 'expired', String(voucher.version));
    addVoucherEntry(transaction, entryId, voucher, entry);
  });
}

/** Stored in one transaction with the mail. */
async function write(voucher: ReadVoucher, kind: 'card' | 'reminder', { now }: Look): Promise<void> {
  const shop = await profileFor(voucher);
  const at = now.toISOString();
  const after: Voucher = { ...voucher, ...(kind === 'card' ? { sentAt: at } : { remindedAt: at }) };
  const isErased = voucher.origin === 'web' && voucher.buyer.email === '';
  await database().runTransaction(async (transaction: Transaction) => {
    addVoucherMails(transaction, [kind], after, shop, now);
    // The recipient was kept until the card was sent.
    writeVoucher(transaction, voucher, isErased ? withoutPeople(after) : after);
  });
}

async function noReminder(voucher: ReadVoucher): Promise<void> {
  const after = { ...voucher, agreesToReminder: false };
  await database().runTransaction(async (transaction) => {
    writeVoucher(transaction, voucher, after);
  });
}

/** Only what is due first; the next look does the rest. */
async function lookAt(id: string, look: Look): Promise<void> {
  const voucher = await requireVoucher(id);
  const { expire: end, send, remind } = dueDays(voucher);
  const isDue = (day: string | undefined) => day !== undefined && day <= look.today;
  if (isDue(end)) return expire(voucher, look);
  if (isDue(send)) return write(voucher, 'card', look);
  if (!isDue(remind)) return;
  const { vouchers } = await findSettings();
  await (vouchers.remindsBeforeEnd ? write(voucher, 'reminder', look) : noReminder(voucher));
}

/** Retries failures at the next look. */
export async function lookAtVouchers(now: Date): Promise<number> {
  const today = shopDay(now, await findSettings());
  const due = await dueVouchers(today);
  for (const { _id } of due) {
    try {
      await retryConflicts(() => lookAt(_id, { today, now }));
    } catch (failure) {
      logError('A voucher could not be looked at', { voucher: _id, cause: String(failure) });
    }
  }
  return due.length;
}
