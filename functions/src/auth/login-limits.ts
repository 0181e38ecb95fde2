import type { RateLimit } from '../platform/rate-limit/sliding-window.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * How many wrong passwords the sign-in to the dashboard allows before the visitor must wait. A browser that the account
 * has used before has a count of its own, so that no guesses elsewhere lock its owner out of it. All others share one
 * count besides those of their address and network, and when it is full a queue, which takes one attempt in ten seconds
 * for each server and each network once an hour.
 *
 * Calls past Hosting can claim to come from any visitor, and differ from those through it only by who connects. So only
 * servers by which the account was signed in with before, as Hosting's are soon, bring calls into these counts. All
 * other servers share another one, of which a network gets a part that is more than one visitor's and less than the
 * whole.
 */
export const loginLimits = {
  /** Wrong passwords from a known device, or from one address. */
  perDeviceOrAddress: { limit: 20, windowMs: hour },
  /** Wrong passwords from one IPv6 /48, which a visitor may have whole. */
  perNetwork: { limit: 40, windowMs: hour },
  /** Wrong passwords from all unknown devices, by known servers or by unknown ones. */
  allUnknownDevices: { limit: 100, windowMs: hour },
  /** Wrong passwords by one network of unknown servers. */
  perUnknownServer: { limit: 60, windowMs: hour },
  /** The queue takes an address (an IPv6 /48) once. */
  queuePerAddress: { limit: 1, windowMs: hour },
  /** The queue of one network of known servers. */
  queuePerServer: { limit: 1, windowMs: 10 * second },
  /** The queues of all known servers. */
  queueOverall: { limit: 1000, windowMs: hour },
  /** Wrong old passwords of a person who is signed in and wants another one. */
  ownPassword: { limit: 5, windowMs: hour },
} satisfies Record<string, RateLimit>;

/** The longest window: what is older than this is never asked for again. */
export const longestWindowMs = hour;
