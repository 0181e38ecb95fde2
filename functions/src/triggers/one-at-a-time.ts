import { region } from '../platform/region.ts';

/** What runs by the clock with a whole core, one at a time. */
export const oneAtATime = {
  timeZone: 'Etc/UTC',
  region,
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 1,
} as const;
