import type { RateLimit } from '../platform/rate-limit/sliding-window.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * How many wrong passwords the sign-in to the dashboard allows before the visitor must wait. login-tiers.ts makes the
 * counters of an attempt of these limits, and sign-in.ts looks at no password before one of them has taken the attempt.
 *
 * A known server is one that has passed on a sign-in to any account before, as Hosting's soon have. It matters because
 * calls past Hosting can claim to come from any visitor, and differ from those through it only by who connects.
 *
 * A browser that the account has used before has a count of its own, so that no guesses elsewhere lock its owner out.
 *
 * All other browsers count by their address, by its network, and together. When the last is full, calls by known servers
 * queue: one attempt in ten seconds for each server, and one an hour for each network.
 *
 * Unknown servers have another count together, and no queue. A network of them may use more of it than one visitor, and
 * less than the whole.
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
