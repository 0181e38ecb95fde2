import { addressGroups, serverNetwork } from '../platform/rate-limit/address-groups.ts';
import type { ClientAddress } from '../platform/rate-limit/client-address.ts';
import { type RateLimit, waitMs } from '../platform/rate-limit/sliding-window.ts';
import { sha256 } from '../platform/sha256.ts';
import { loginLimits } from './login-limits.ts';

interface AttemptCounter extends RateLimit {
  id: string;
}

/** All counters must have room. */
export type Tier = readonly AttemptCounter[];

/** Attempt times by counter, in milliseconds. */
export type CountedAttempts = ReadonlyMap<string, readonly number[]>;

interface SignInPlace extends ClientAddress {
  knownDevice?: string | undefined;
  knownServer: boolean;
}

/** The first tier with room takes the attempt. See {@link loginLimits} for the policy. */
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

/** Returns the first tier with room now, or else the milliseconds until one has. */
export function openTier(tiers: readonly Tier[], counted: CountedAttempts, now: number): Tier | number {
  const open = tiers.find((tier) => tierWaitMs(tier, counted, now) === 0);
  return open ?? Math.min(...tiers.map((tier) => tierWaitMs(tier, counted, now)));
}

export function withoutAttempt(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time);
  return index === -1 ? [...times] : times.toSpliced(index, 1);
}
