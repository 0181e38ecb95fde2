import { countOperations } from '../../reads/count-reads.ts';
import { bundled, importTime } from '../start-up.ts';
import { addUsage, instanceUsage, noUsage, timesUsage, type Usage } from './prices.ts';

interface Scheduled {
  run(event: object): Promise<unknown>;
  __endpoint: { availableMemoryMb: number; scheduleTrigger: { schedule: string } };
}

/** firebase-functions puts what a function is deployed with on the function itself. */
function isScheduled(exported: unknown): exported is Scheduled {
  if (typeof exported !== 'function' || !('__endpoint' in exported)) return false;
  return Object.hasOwn(Object(exported.__endpoint), 'scheduleTrigger');
}

/** How often a function is started in a month of thirty days. @throws Error for other words than the shop uses */
export function startsPerMonth(schedule: string): number {
  const minutes = /^every (\d+) minutes$/.exec(schedule)?.[1];
  if (minutes !== undefined) return (30 * 24 * 60) / Number(minutes);
  if (/^every day \d\d:\d\d$/.test(schedule)) return 30;
  throw new Error(`How often is "${schedule}"?`);
}

/** What the scheduled functions use in a month in which nothing happens, each start taken for a cold one. */
export async function idleMonthUsage(): Promise<Usage> {
  const exported: Record<string, unknown> = await import(bundled);
  const coldMs = await importTime(bundled);
  const jobs: Usage[] = [];
  for (const job of Object.values(exported).filter(isScheduled)) {
    const { availableMemoryMb, scheduleTrigger } = job.__endpoint;
    // The first start of all finds what the demo shop has left to do.
    await job.run({});
    const begin = performance.now();
    const operations = await countOperations(() => job.run({}));
    const milliseconds = coldMs + performance.now() - begin;
    const start = addUsage(instanceUsage(milliseconds, availableMemoryMb), { ...noUsage, ...operations });
    jobs.push(timesUsage(startsPerMonth(scheduleTrigger.schedule), start), { ...noUsage, scheduledJobs: 1 });
  }
  return addUsage(...jobs);
}
