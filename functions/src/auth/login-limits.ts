import type { RateLimit } from '../platform/rate-limit/sliding-window.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * How many wrong passwords the dashboard's sign-in allows before the visitor must wait. login-tiers.ts turns these
 * limits into counters, and sign-in.ts checks no password before one of them has taken the attempt.
 *
 * A known server is one through which a sign-in to any account has succeeded, as Hosting's soon are. Calls past Hosting
 * can claim any visitor's address and differ only by the connecting server.
 *
 * A browser that the account has used before has its own count, so that guesses elsewhere do not lock its owner out.
 *
 * All other browsers count by address, by network, and together. When the last is full, calls by known servers queue:
 * one attempt in ten seconds for each server, and one an hour for each network.
 *
 * Unknown servers share another count and have no queue. A network of them may use more of it than one visitor, and less
 * than the whole.
 */
export const loginLimits = {
  perDeviceOrAddress: { limit: 20, windowMs: hour },
  /** One IPv6 /48, which a single visitor may own. */
  perNetwork: { limit: 40, windowMs: hour },
  /** One count for known servers, one for unknown ones. */
  allUnknownDevices: { limit: 100, windowMs: hour },
  /** One network of unknown servers. */
  perUnknownServer: { limit: 60, windowMs: hour },
  /** An address (an IPv6 /48) queues once. */
  queuePerAddress: { limit: 1, windowMs: hour },
  /** One network of known servers. */
  queuePerServer: { limit: 1, windowMs: 10 * second },
  queueOverall: { limit: 1000, windowMs: hour },
  /** Wrong old passwords when a signed-in person changes theirs. */
  ownPassword: { limit: 5, windowMs: hour },
} satisfies Record<string, RateLimit>;

/** Older attempts are never needed. */
export const longestWindowMs = hour;
