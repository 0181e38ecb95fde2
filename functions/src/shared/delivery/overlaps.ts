import type { DeliveryArea } from './delivery-setting.ts';
import { holdsRange, rangesMeet } from './zip-codes.ts';

/** Two areas that cover the same addresses, of which the first counts. */
export interface Overlap {
  first: string;
  second: string;
  /** Whether the second one is left nothing. */
  isWhole: boolean;
}

type Covered = Pick<DeliveryArea, 'countries' | 'zips'>;

function meet(one: Covered, other: Covered): boolean {
  const country =
    one.countries.length === 0 ||
    other.countries.length === 0 ||
    one.countries.some((code) => other.countries.includes(code));
  const zip =
    one.zips.length === 0 ||
    other.zips.length === 0 ||
    one.zips.some((range) => other.zips.some((another) => rangesMeet(range, another)));
  return country && zip;
}

function holds(outer: Covered, inner: Covered): boolean {
  const countries =
    outer.countries.length === 0 ||
    (inner.countries.length > 0 && inner.countries.every((code) => outer.countries.includes(code)));
  const zips =
    outer.zips.length === 0 ||
    (inner.zips.length > 0 &&
      inner.zips.every((range) => outer.zips.some((another) => holdsRange(another, range))));
  return countries && zips;
}

/** An area that takes all that is left is meant to stand behind others. */
const isRest = ({ countries, zips }: Covered) => countries.length === 0 && zips.length === 0;

/** The areas that overlap, as they stand in the list. */
export function overlapsOf(areas: readonly (Covered & { name: string })[]): Overlap[] {
  return areas.flatMap((first, index) =>
    areas
      .slice(index + 1)
      .filter((second) => meet(first, second) && (!isRest(second) || isRest(first)))
      .map((second) => ({ first: first.name, second: second.name, isWhole: holds(first, second) })),
  );
}
