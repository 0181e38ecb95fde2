import { Conflict } from '../platform/http/api-errors.ts';
import { type ProviderName, presentProvider } from '../shared/payment/providers.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';

/** 409: no money is taken online: the shop has no keys, the provider refuses them, or it does not take this. */
export class PaymentUnavailable extends Conflict {
  constructor() {
    super('payment-unavailable', 'Paying online does not work at the moment');
  }
}

/** Each provider with the keys of the shop; undefined without them. Its library loads only where money is taken. */
const loads: Readonly<Record<ProviderName, () => Promise<PaymentProvider | undefined>>> = {
  stripe: async () => (await import('./stripe/stripe-provider.ts')).stripeProvider(),
};

/** @throws PaymentUnavailable */
export async function paymentProvider(name = presentProvider): Promise<PaymentProvider> {
  const provider = await loads[name]();
  if (!provider) throw new PaymentUnavailable();
  return provider;
}

/** Asks a provider. Without its keys the shop never can, and what is refused stays so: then `refused` says what holds. */
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
