import type { Money } from '@bookstore/functions/shared/values/money';
import type { VoucherRequest } from '@bookstore/functions/shared/voucher/voucher-requests';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { interruptedPage } from '#entities/session/interrupted-page.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { sendOnce } from '#lib/lost-answer.ts';
import { amountOf, type VoucherDraft } from './voucher-draft.ts';

/** The body of POST /api/vouchers. */
function voucherRequest(draft: VoucherDraft, money: Money): Omit<VoucherRequest, 'language'> {
  const { isSent, recipientName, buyerName, message, card, agreesToReminder } = draft;
  return {
    amountCents: amountOf(draft, money) ?? 0,
    currency: money.currency,
    buyerName: buyerName.trim(),
    recipientName: recipientName.trim(),
    recipientEmail: isSent ? draft.recipientEmail.trim() : '',
    message: message.trim(),
    card,
    sendOn: isSent ? draft.sendOn : '',
    agreesToReminder,
  };
}

/** Redirects to the payment. Repeated calls buy one voucher. @throws ApiError when it is refused */
export async function buyVoucher(draft: VoucherDraft, money: Money): Promise<void> {
  const body = { ...voucherRequest(draft, money), ...pageLanguage };
  const { _id: id, url } = await sendOnce(`voucher ${JSON.stringify(body)}`, (key) =>
    callShopperApi('POST /api/vouchers', { body, headers: { 'Idempotency-Key': key } }),
  );
  // For a shopper who comes back from the bank by another way.
  interruptedPage.set(paths.voucher(id));
  location.assign(url ?? documentAddress(paths.voucher(id)));
}
