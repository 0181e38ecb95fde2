import { countTowardsHourlyLimit, orderTimesReferences } from '../../orders/order-limit-store.ts';
import { beginTry, findPayment, type ReadPayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Shopper } from '../../shared/callers.ts';
import { holdMs } from '../../shared/payment/payment.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { wayProblems } from '../../shared/shop/ways-to-pay.ts';
import type { VoucherRequest } from '../../shared/voucher/voucher-requests.ts';
import { askedPage } from '../payments/asked-page.ts';
import { requireOffered, voucherNumber } from './new-voucher.ts';

export interface WantedVoucher {
  id: string;
  shopper: Shopper;
  request: VoucherRequest;
  now: Date;
}

/** @throws Conflict where this amount cannot be paid online */
function requireOnline({ amountCents }: VoucherRequest, shop: StoredSettings): void {
  const [money, asked] = [moneyOf(shop), { totalCents: amountCents, isCollected: false, area: undefined }];
  const { online } = wayProblems({ payment: shop.payment }, asked, money);
  if (!online) return;
  const amount = money.text(online.cents ?? 0);
  throw new Conflict(online.code, 'Vouchers are paid online, and this one cannot be', { amount });
}

/** For a new payment or a released one. Holds no stock. */
export function holdVoucher(
  wanted: WantedVoucher,
  released?: ReadPayment,
  signal?: AbortSignal,
): Promise<void> {
  const { id, shopper, request, now } = wanted;
  const { uid, email } = shopper;
  return retryConflicts(async () => {
    if ((await findPayment(id))?.tries !== released?.tries) return;
    const shop = await findSettings();
    requireOffered(request, shop, now);
    requireOnline(request, shop);
    const number = voucherNumber(id);
    const until = new Date(now.getTime() + holdMs);
    const { amountCents, currency, language } = request;
    const asked = askedPage({ number, email, language }, id, shop, 'voucher');
    const fields = {
      isVoucher: true,
      uid,
      number,
      amountCents,
      currency,
      request,
      stockTaken: [],
      asked,
    };
    await database().runTransaction(async (transaction) => {
      const times = await transaction.getAll(...orderTimesReferences(shopper));
      countTowardsHourlyLimit(transaction, times, 'begun', now.getTime());
      beginTry(transaction, wanted, released, until, fields);
    });
  }, signal);
}
