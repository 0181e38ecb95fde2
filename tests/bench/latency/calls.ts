import { registerShopper } from '../../api/accounts.ts';
import type { Call } from './compare.ts';

const json = { 'content-type': 'application/json' };

/** The text of an answer. @throws Error unless it is a success */
export async function ask(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Sends JSON, under an Idempotency-Key of its own. */
export function post(address: string, body: object, token?: string): Promise<string> {
  const headers = {
    ...{ ...json, 'Idempotency-Key': crypto.randomUUID() },
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** More orders than this in a short time look like abuse to the shop; no shopper orders as often. */
const ordersOfShopper = 5;

/** Places orders, each shopper a few. `fresh` comes before each of them, off the clock. */
export function ordering(address: string): { fresh: Call; order: (body: object) => Promise<string> } {
  let token = '';
  let orders = 0;
  return {
    async fresh() {
      if (orders++ % ordersOfShopper === 0) token = (await registerShopper()).token;
    },
    order: (body) => post(`${address}/api/orders`, body, token),
  };
}
