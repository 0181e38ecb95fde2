import { addressGroups, serverNetwork } from '../platform/rate-limit/address-groups.ts';
import type { ClientAddress } from '../platform/rate-limit/client-address.ts';
import { type RateLimit, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { sha256 } from '../platform/sha256.ts';
import { loginLimits } from './login-limits.ts';

/** Whom an attempt to sign in is counted against, and how many are allowed. */
interface AttemptCounter extends RateLimit {
  /** The id of the document that keeps the attempts. */
  id: string;
}

/** Counters that must all have room for an attempt to be allowed. */
export type Tier = readonly AttemptCounter[];

/** The times of the counted attempts, by counter. */
export type CountedAttempts = ReadonlyMap<string, readonly number[]>;

/** Where a sign-in to an account comes from: the visitor's address, the server that passes the call on, and the browser. */
interface SignInPlace extends ClientAddress {
  /** The key of a browser that the account was signed in with before. */
  knownDevice?: string | undefined;
  /** Whether any account was signed in with by this server before. */
  knownServer: boolean;
}

/** The tiers of an attempt; the first one that has room takes it. See {@link loginLimits} for the policy. */
export function loginTiers({ visitor, server, knownDevice, knownServer }: SignInPlace): Tier[] {
  if (knownDevice) return [[{ id: `device-${sha256(knownDevice)}`, ...loginLimits.perDeviceOrAddress }]];
  const groups = addressGroups(visitor);
  const by = serverNetwork(server);
  const address = `address-${sha256(`${groups.visitor} by ${by}`)}`;
  const network = groups.network ? `network-${sha256(`${groups.network} by ${by}`)}` : undefined;
  const visitors: Tier = [
    { id: address, ...loginLimits.perDeviceOrAddress },
    ...(network ? [{ id: network, ...loginLimits.perNetwork }] : []),
  ];
  if (!knownServer) {
    const servers: Tier = [
      { id: `server-${sha256(by)}`, ...loginLimits.perUnknownServer },
      { id: 'unknown-servers', ...loginLimits.allUnknownDevices },
    ];
    return [[...visitors, ...servers]];
  }
  return [
    [...visitors, { id: 'unknown-devices', ...loginLimits.allUnknownDevices }],
    [
      { id: network ?? address, ...loginLimits.queuePerAddress },
      { id: `queue-${sha256(by)}`, ...loginLimits.queuePerServer },
      { id: 'queues', ...loginLimits.queueOverall },
    ],
  ];
}

function tierWaitMs(tier: Tier, counted: CountedAttempts, now: number): number {
  return Math.max(0, ...tier.map((counter) => waitMs(counted.get(counter.id) ?? [], counter, now)));
}

/** The first tier that has room for one more attempt now; otherwise how long until one has, in milliseconds. */
export function openTier(tiers: readonly Tier[], counted: CountedAttempts, now: number): Tier | number {
  const open = tiers.find((tier) => tierWaitMs(tier, counted, now) === 0);
  return open ?? Math.min(...tiers.map((tier) => tierWaitMs(tier, counted, now)));
}

/** The attempts without one that was made at `time`. */
export function withoutAttempt(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time);
  return index === -1 ? [...times] : times.toSpliced(index, 1);
}
