import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

export type Recipient = Pick<Order, 'name' | 'phone' | 'address'>;

/** Of the shopper's newest order; undefined when they have not ordered yet. */
export async function fetchLastRecipient(email: string, signal: AbortSignal): Promise<Recipient | undefined> {
  const input = { params: { email }, query: { limit: 1 } };
  const [newest] = await callShopperApi('GET /api/orders/email/:email', input, signal);
  return newest && { name: newest.name, phone: newest.phone, address: newest.address };
}

/** Read when the browser is idle, so that it does not delay the page on a slow line. A failure is only logged. */
export function useKnownOf<Value>(
  email: string | null | undefined,
  read: (email: string, signal: AbortSignal) => Promise<Value>,
): Value | undefined {
  const [answer, setAnswer] = useState<{ email: string; value: Value }>();
  useEffect(() => {
    if (!email) return;
    const unused = new AbortController();
    const cancel = whenIdle(() => {
      read(email, unused.signal).then(
        (value) => setAnswer({ email, value }),
        (error: unknown) => {
          if (!unused.signal.aborted) console.warn('The last order could not be read:', error);
        },
      );
    });
    return () => {
      cancel();
      unused.abort();
    };
  }, [email, read]);
  // Another shopper may have signed in meanwhile, in another tab.
  return answer?.email === email ? answer?.value : undefined;
}
