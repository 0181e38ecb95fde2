import { visitorLimit } from '../../auth/visitor-limit.ts';
import { TooManyRequests } from '../../platform/http/api-errors.ts';
import type { ClientAddress } from '../../platform/rate-limit/client-address.ts';
import { instanceLimit } from '../../platform/rate-limit/instance-limit.ts';

// A code has 74 random bits, so the limits only bound what guesses cost the shop.

/** Per hour and instance, for one visitor and in all. */
const hourlyLooks = visitorLimit(30, 3000);

/** Per hour, instance and shopper; includes codes in orders. */
const hourlyWrong = instanceLimit({ limit: 30, windowMs: 3_600_000 });

/** @throws TooManyRequests */
export async function limitLooks(client: ClientAddress, now = Date.now()): Promise<void> {
  const wait = await hourlyLooks(now, client);
  if (wait > 0) throw new TooManyRequests('Too many codes; try again later', wait / 1000);
}

/** @throws TooManyRequests */
export function limitWrongCodes(uid: string, now = Date.now()): void {
  const wait = hourlyWrong(now, uid);
  if (wait > 0) throw new TooManyRequests('Too many wrong codes; try again later', wait / 1000);
}
