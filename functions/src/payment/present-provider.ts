import { Conflict } from '../platform/http/api-errors.ts';
import type { PaymentProvider } from './provider.ts';

/** 409: no money is taken online: the shop has no keys, the provider refuses them, or it does not take this. */
export class PaymentUnavailable extends Conflict {
  constructor() {
    super('payment-unavailable', 'Paying online does not work at the moment');
  }
}

/** The provider of the shop; its library loads only where money is taken. @throws PaymentUnavailable */
export async function paymentProvider(): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./stripe-provider.ts');
  const provider = stripeProvider();
  if (!provider) throw new PaymentUnavailable();
  return provider;
}
