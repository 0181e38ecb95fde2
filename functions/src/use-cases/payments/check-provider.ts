import { PaymentUnavailable, paymentProvider } from '../../payment/providers.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { ProviderCheck } from '../../shared/payment/payment.ts';

/** Finds problems before a shopper does. */
export async function checkProvider(): Promise<ProviderCheck> {
  const { currency } = await findSettings();
  try {
    const provider = await paymentProvider();
    return { currency, ...(await provider.check(currency, `${shopAddress()}/api/payments/events`)) };
  } catch (failure) {
    if (!(failure instanceof PaymentUnavailable)) throw failure;
    return { currency, keys: 'off' };
  }
}
