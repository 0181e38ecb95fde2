import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

/** Who gets the books of an order, and where. */
export type Recipient = Pick<Order, 'name' | 'phone' | 'address'>;

/** The recipient of the shopper's newest order; undefined when they have not ordered yet. */
async function fetchLastRecipient(email: string, signal: AbortSignal): Promise<Recipient | undefined> {
  const input = { params: { email }, query: { limit: 1 } };
  const [newest] = await callShopperApi('GET /api/orders/email/:email', input, signal);
  return newest && { name: newest.name, phone: newest.phone, address: newest.address };
}

/** The recipient of the shopper's newest order, once it is known. A failure is only logged: the form does without it. */
export function useLastRecipient(email: string | null | undefined): Recipient | undefined {
  const [found, setFound] = useState<{ email: string; recipient: Recipient | undefined }>();
  useEffect(() => {
    if (!email) return;
    const unused = new AbortController();
    // Not at once: on a slow line the form itself would wait for this.
    const cancel = whenIdle(() => {
      fetchLastRecipient(email, unused.signal).then(
        (recipient) => setFound({ email, recipient }),
        (error: unknown) => {
          if (!unused.signal.aborted) console.warn('The last order could not be read:', error);
        },
      );
    });
    return () => {
      cancel();
      unused.abort();
    };
  }, [email]);
  // Another shopper may have signed in meanwhile, in another tab.
  return found?.email === email ? found?.recipient : undefined;
}
