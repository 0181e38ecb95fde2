import { region } from '../platform/region.ts';

/** For scheduled functions that need a whole core. */
export const oneAtATime = {
  timeZone: 'Etc/UTC',
  region,
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 1,
} as const;
