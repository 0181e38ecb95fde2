import { reassignMails } from '../../mail/mail-store.ts';
import { customerUid } from '../../orders/customer-uid.ts';
import { reassignOrders } from '../../orders/shopper-orders-store.ts';
import type { Shopper } from '../../shared/callers.ts';

/**
 * Gives an account the orders that the shop has taken for its address, once the shopper has shown that it is theirs. After
 * a crash the next call goes on: the orders, by which they are found, come last.
 */
export async function adoptOrders({ uid, email, isConfirmed }: Shopper): Promise<void> {
  if (!isConfirmed) return;
  const former = customerUid({ email, phone: '' }, '');
  await reassignOrders(former, uid, () => reassignMails(former, uid));
}
