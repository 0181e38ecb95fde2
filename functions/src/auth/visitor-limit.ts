import { addressGroups, serverNetwork } from '../platform/rate-limit/address-groups.ts';
import type { ClientAddress } from '../platform/rate-limit/client-address.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { isKnownServer } from './known-device-store.ts';

const hourMs = 3_600_000;
/** How long an instance caches whether a server is known, and for how many servers. */
const believedMs = 10 * 60_000;
const mostBelieved = 1000;

const believed = new Map<string, { isKnown: Promise<boolean>; until: number }>();

function isKnown(server: string, now: number): Promise<boolean> {
  const before = believed.get(server);
  if (before && before.until > now) return before.isKnown;
  if (believed.size >= mostBelieved) believed.clear();
  const isKnown = isKnownServer(server);
  believed.set(server, { isKnown, until: now + believedMs });
  isKnown.catch(() => believed.delete(server));
  return isKnown;
}

/**
 * Limits how often visitors may do something within an hour, on one instance: each `limit` times, and `all` together.
 * As at the sign-in (see login-limits.ts), known servers count apart from all others, which can claim any visitor's
 * address: no flood past Hosting closes the shop for those who come through it. When known servers' sum is used up,
 * each network of theirs still gets through once.
 * @returns counts one call and gives the milliseconds to wait; 0 when it is allowed
 */
export function visitorLimit(limit: number, all: number) {
  const each = { limit, windowMs: hourMs };
  const [forKnown, forUnknown] = [instanceLimit(each, all), instanceLimit(each, all)];
  const once = instanceLimit({ ...each, limit: 1 }, 10 * all);
  return async (now: number, { visitor, server }: ClientAddress): Promise<number> => {
    const groups = addressGroups(visitor);
    const network = groups.network ?? groups.visitor;
    const by = serverNetwork(server);
    const wider = [{ key: network, limit: 2 * limit }];
    if (!(await isKnown(by, now))) {
      return forUnknown(now, groups.visitor, [...wider, { key: `by ${by}`, limit: 3 * limit }]);
    }
    const wait = forKnown(now, groups.visitor, wider);
    const isFirst = once(now, network) === 0;
    return isFirst ? 0 : wait;
  };
}
