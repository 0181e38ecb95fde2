import { type Sweep, sweepUnused } from '../../covers/cover-sweep.ts';
import type { ShopBucket } from '../../platform/firebase.ts';
import { coversShownByAddress, isCoverNamed } from './cover-uses.ts';

export function sweepCovers(bucket: ShopBucket, now: Date, page?: number): Promise<Sweep> {
  const uses = { isNamed: isCoverNamed, shownByAddress: coversShownByAddress };
  return sweepUnused(bucket, now, uses, page);
}
