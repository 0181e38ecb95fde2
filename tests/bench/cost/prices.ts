/**
 * Google's list prices in US dollars for one unit, in us-central1 and beyond every free quota, as of 2026-11-23: the
 * pricing pages of Firestore (regional), Cloud Run (request-based, tier 1), Firebase Hosting, Cloud Storage (standard,
 * Premium Tier) and Cloud Scheduler.
 */
const prices = {
  reads: 0.03 / 100_000,
  writes: 0.09 / 100_000,
  deletes: 0.01 / 100_000,
  invocations: 0.4 / 1_000_000,
  // The seconds in which an instance answers, in steps of 100 ms.
  cpuSeconds: 0.000024,
  memoryGibSeconds: 0.0000025,
  // What Hosting's CDN and Storage send, and how often Storage is asked.
  hostingGib: 0.15,
  storageGib: 0.12,
  storageReads: 0.0004 / 1000,
  storageWrites: 0.005 / 1000,
  scheduledJobs: 0.1,
};

type Unit = keyof typeof prices;
export type Usage = Record<Unit, number>;

/** What is free in each month: Firestore's by the day, and Storage's for a bucket in us-central1. */
const freeQuotas: Partial<Record<Unit, number>> = {
  reads: 30 * 50_000,
  writes: 30 * 20_000,
  deletes: 30 * 20_000,
  invocations: 2_000_000,
  cpuSeconds: 180_000,
  memoryGibSeconds: 360_000,
  hostingGib: 10,
  storageGib: 100,
  storageReads: 50_000,
  storageWrites: 5000,
  scheduledJobs: 3,
};

export const noUsage: Usage = {
  ...{ reads: 0, writes: 0, deletes: 0, invocations: 0, cpuSeconds: 0, memoryGibSeconds: 0 },
  ...{ hostingGib: 0, storageGib: 0, storageReads: 0, storageWrites: 0, scheduledJobs: 0 },
};
const isUnit = (name: string): name is Unit => name in prices;
const units = Object.keys(prices).filter(isUnit);

function mapUsage(change: (unit: Unit) => number): Usage {
  const usage = { ...noUsage };
  for (const unit of units) usage[unit] = change(unit);
  return usage;
}

export const addUsage = (...parts: readonly Usage[]): Usage =>
  mapUsage((unit) => parts.reduce((sum, part) => sum + part[unit], 0));

export const timesUsage = (times: number, usage: Usage): Usage => mapUsage((unit) => times * usage[unit]);

/** What is left to pay for when the free quotas are used up. */
export const beyondFreeQuotas = (usage: Usage): Usage =>
  mapUsage((unit) => Math.max(0, usage[unit] - (freeQuotas[unit] ?? 0)));

/** In US dollars. */
export const costOf = (usage: Usage): number =>
  units.reduce((sum, unit) => sum + usage[unit] * prices[unit], 0);

/** What an instance is billed for one call. */
export function instanceUsage(milliseconds: number, memoryMib: number): Usage {
  const seconds = Math.ceil(milliseconds / 100) / 10;
  const memoryGibSeconds = (seconds * memoryMib) / 1024;
  return { ...noUsage, invocations: 1, cpuSeconds: seconds, memoryGibSeconds };
}
