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

/** As whom the ledger names what the shop does by itself. */
const byItself = 'The shop';

interface Look {
  today: string;
  now: Date;
}

/** What is left of a voucher on the day after its last is the shop's. */
async function expire(voucher: ReadVoucher, { today, now }: Look): Promise<void> {
  const { _id: id, leftCents: cents } = voucher;
  const day = await openCashDay(today);
  const entry = { kind: 'voucher-expired', way: 'voucher', cents, day, by: byItself, now } as const;
  await database().runTransaction(async (transaction) => {
    moveVoucher(transaction, voucher, [{ kind: 'expired', cents }], now, today);
    // One that was taxed as it was sold is the shop's since then, and its tax stays.
    if (voucher.singlePurpose) return;
    const entryId = voucherEntryId(id, 'expired', String(voucher.version));
    addVoucherEntry(transaction, entryId, voucher, entry);
  });
}

/** Sends a voucher on its day, or writes to its buyer before its end, and notes that with the mail. */
async function write(voucher: ReadVoucher, kind: 'card' | 'reminder', { now }: Look): Promise<void> {
  const shop = await profileFor(voucher);
  const at = now.toISOString();
  const after: Voucher = { ...voucher, ...(kind === 'card' ? { sentAt: at } : { remindedAt: at }) };
  const isErased = voucher.origin === 'web' && voucher.buyer.email === '';
  await database().runTransaction(async (transaction: Transaction) => {
    addVoucherMails(transaction, [kind], after, shop, now);
    // Until then it needed to know to whom.
    writeVoucher(transaction, voucher, isErased ? withoutPeople(after) : after);
  });
}

async function noReminder(voucher: ReadVoucher): Promise<void> {
  const after = { ...voucher, agreesToReminder: false };
  await database().runTransaction(async (transaction) => {
    writeVoucher(transaction, voucher, after);
  });
}

/** Does the first thing that is due. What else is due, the next look does. */
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

/** Sends vouchers on their day, writes once to buyers before the end, and ends what is over. What fails is tried at the next look. */
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
