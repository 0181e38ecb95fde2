import type { Transaction } from 'firebase-admin/firestore';
import { addMailWith, type PlainMail } from '../../mail/plain-mail-store.ts';
import { voucherMail, voucherReceipt, voucherReminder } from '../../mail/voucher-mail.ts';
import type { ShopProfile } from '../../shared/shop/shop-profile.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';

const mails = { card: voucherMail, receipt: voucherReceipt, reminder: voucherReminder } as const;

type MailKind = keyof typeof mails;

function mailOf(kind: MailKind, voucher: Voucher, shop: ShopProfile): PlainMail {
  const { _id, buyer, recipient, generation } = voucher;
  const isOfBuyer = kind !== 'card' || recipient.email === '';
  return {
    about: ['voucher', kind, _id, String(generation)],
    event: 'message-1',
    mail: mails[kind](voucher, shop),
    voucherId: _id,
    ...(isOfBuyer && buyer.uid !== undefined && { uid: buyer.uid }),
  };
}

/** Mails without an address, as of a voucher that the desk prints, are left out. */
export function addVoucherMails(
  transaction: Transaction,
  kinds: readonly MailKind[],
  voucher: Voucher,
  shop: ShopProfile,
  now: Date,
): void {
  const written = kinds.map((kind) => mailOf(kind, voucher, shop)).filter(({ mail }) => mail.to !== '');
  for (const mail of written) addMailWith(transaction, mail, now);
}
