import type { SignedInShopper } from '../api/accounts.ts';
import { shopAddress } from '../emulators/project.ts';
import type { makeOrderRequest } from '../fixtures/factories.ts';

type Request = ReturnType<typeof makeOrderRequest>;

/**
 * Tries once to order and answers the order's id, or undefined when there was no answer of the shop: then what stands
 * in front of it says that it is gone, and not in JSON.
 * @throws Error when the shop itself refuses
 */
export async function tryToOrder(
  shopper: SignedInShopper,
  request: Request,
  key: string,
): Promise<string | undefined> {
  const answer = await fetch(`${shopAddress}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${shopper.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(request),
  });
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined;
  if (!answer.ok) throw new Error(`The shop refused a good order: ${answer.status} ${text}`);
  return JSON.parse(text)._id;
}

/** Tries on with the same key, as a shopper does, until there is an answer. @throws Error when none comes */
export async function tryOn(shopper: SignedInShopper, request: Request, key: string): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const id = await tryToOrder(shopper, request, key);
    if (id !== undefined) return id;
  }
  throw new Error('No answer came, however often the order was sent');
}
