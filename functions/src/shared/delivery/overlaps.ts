import type { DeliveryArea, ZipRange } from './delivery-setting.ts';
import { exactness, holdsRange, rangesMeet } from './zip-codes.ts';

/** Of two areas that cover the same addresses the first counts. */
interface Overlap {
  first: string;
  second: string;
  /** Whether the second area is entirely covered. */
  isWhole: boolean;
}

type Covered = Pick<DeliveryArea, 'countries' | 'zips'>;

/** Of two ranges that differ in exactness the more exact one counts, so they do not overlap. */
const areAlike = (one: ZipRange, other: ZipRange) => exactness(one) === exactness(other);

function meet(one: Covered, other: Covered): boolean {
  if ((one.countries.length === 0) !== (other.countries.length === 0)) return false;
  const country = one.countries.length === 0 || one.countries.some((code) => other.countries.includes(code));
  if (!country || one.zips.length === 0 || other.zips.length === 0) {
    return country && one.zips.length === other.zips.length;
  }
  return one.zips.some((range) =>
    other.zips.some((another) => areAlike(range, another) && rangesMeet(range, another)),
  );
}

function holds(outer: Covered, inner: Covered): boolean {
  const countries = inner.countries.every((code) => outer.countries.includes(code));
  const zips = inner.zips.every((range) =>
    outer.zips.some((another) => areAlike(range, another) && holdsRange(another, range)),
  );
  return countries && zips;
}

export function overlapsOf(areas: readonly (Covered & { name: string })[]): Overlap[] {
  return areas.flatMap((first, index) =>
    areas
      .slice(index + 1)
      .filter((second) => meet(first, second))
      .map((second) => ({ first: first.name, second: second.name, isWhole: holds(first, second) })),
  );
}
