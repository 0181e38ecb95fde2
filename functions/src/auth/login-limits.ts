import type { RateLimit } from '../platform/rate-limit/sliding-window.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * How many attempts to sign in to the dashboard are heard. A browser that an account has used before has a count of its
 * own, so guesses from other browsers do not lock its person out. All unknown devices share one count besides that of their
 * address: an address can be changed or made up, and all addresses together must not get many guesses. Once that count
 * is full there is a queue for an address that has not guessed yet, as the owner's on a new browser: one attempt in ten
 * seconds for each server that calls come in by, so that places cannot be taken with made-up addresses from elsewhere.
 */
export const loginLimits = {
  /** Wrong passwords from a known device, or from one address. */
  oneDevice: { limit: 20, windowMs: hour },
  /** Wrong passwords from one IPv6 /48, which a visitor may have whole. */
  oneNetwork: { limit: 40, windowMs: hour },
  /** Wrong passwords from all unknown devices. */
  unknownDevices: { limit: 100, windowMs: hour },
  /** The queue takes an address (an IPv6 /48) once. */
  queuedAddress: { limit: 1, windowMs: hour },
  /** The queue of one server. */
  queueOfServer: { limit: 1, windowMs: 10 * second },
  /** The queues of all servers. */
  allQueues: { limit: 1000, windowMs: hour },
} satisfies Record<string, RateLimit>;

/** The longest window: what is older than this is never asked for again. */
export const longestWindowMs = hour;
