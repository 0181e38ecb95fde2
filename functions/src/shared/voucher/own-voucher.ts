import type { OwnVoucher, Voucher } from './voucher.ts';

/** Hides by whom and when it was redeemed, which is private to the recipient. */
export function ownVoucher(voucher: Voucher): OwnVoucher {
  const { _id, number, state, lastFour, currency, amountCents, leftCents } = voucher;
  const { recipient, message, card, sendOn, sentAt, issuedOn, validUntil, singlePurpose, invoices } = voucher;
  return {
    _id,
    number,
    state,
    lastFour,
    currency,
    amountCents,
    leftCents,
    recipient,
    message,
    card,
    sendOn,
    issuedOn,
    ...(sentAt !== undefined && { sentAt }),
    ...(validUntil !== undefined && { validUntil }),
    ...(singlePurpose && { singlePurpose }),
    ...(invoices && { invoices }),
  };
}
