import { ProviderState } from './provider-state.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

/** What the ways to pay leave out, and whether the provider takes money. */
export function PaymentState() {
  return (
    <>
      <UnpaidOrders />
      <ProviderState />
    </>
  );
}
