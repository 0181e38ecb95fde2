import type { RateLimit } from './sliding-window.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * Every limit of the shop on how often something may happen.
 *
 * Sign-in attempts of the admin: a browser that the admin has used before has a count of its own, so nobody else's
 * guesses lock the admin out of it. All unknown devices share one count besides that of their address: an address can
 * be changed or made up, and all addresses together must not get many guesses. Once that count is full there is a
 * queue for an address that has not guessed yet, as the admin's on a new browser: one attempt in ten seconds for each
 * server that calls come in by, so that places cannot be taken with made-up addresses from elsewhere.
 */
export const rateLimits = {
  /** Orders that one shopper places. */
  orders: { limit: 30, windowMs: hour },
  /** Reports of the Content-Security-Policy that one instance logs. */
  cspReports: { limit: 20, windowMs: hour },
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
