import { Conflict } from '../platform/http/api-errors.ts';
import { type ProviderName, presentProvider } from '../shared/payment/providers.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';

/** 409: no online payments: the shop has no keys, or the provider refuses them or the request. */
export class PaymentUnavailable extends Conflict {
  constructor() {
    super('payment-unavailable', 'Paying online does not work at the moment');
  }
}

/** Undefined without the shop's keys. Libraries load only where money is taken. */
const loads: Readonly<Record<ProviderName, () => Promise<PaymentProvider | undefined>>> = {
  stripe: async () => (await import('./stripe/stripe-provider.ts')).stripeProvider(),
};

/** @throws PaymentUnavailable */
export async function paymentProvider(name = presentProvider): Promise<PaymentProvider> {
  const provider = await loads[name]();
  if (!provider) throw new PaymentUnavailable();
  return provider;
}

/** Missing keys and refusals are permanent: `refused` is returned then. */
export async function askProvider<T>(
  name: ProviderName,
  work: (provider: PaymentProvider) => Promise<T>,
  refused: (failure: Error) => T,
): Promise<T> {
  try {
    return await work(await paymentProvider(name));
  } catch (failure) {
    if (failure instanceof PaymentUnavailable || failure instanceof ProviderRefused) return refused(failure);
    throw failure;
  }
}
