import type { FacetCount } from '../shared/catalogue/catalogue.ts';
import { noDecade } from './columns.ts';
import { decadeRange } from './filter.ts';

/** How many decades stand in rows of their own, before one row for all that are older. */
const ownRows = 12;

/** '1990' and 'before-1990' as rows of the facet. */
function rowOf(value: string, counts: Uint32Array): FacetCount {
  const { from, to } = decadeRange(value);
  const year = Number(value.slice(-4));
  return {
    value,
    label: value.length > 4 ? `Before ${year}` : `${year}`,
    count: counts.subarray(from, to).reduce((sum, count) => sum + count, 0),
  };
}

/** The newest decades that have books, all before them in one row, and the chosen value; `counts` are by decade. */
export function decadeFacet(chosen: string | undefined, counts: Uint32Array): FacetCount[] {
  const known: string[] = [];
  for (let decade = noDecade - 1; decade >= 0; decade -= 1) {
    if (counts[decade]) known.push(`${decade}0`.padStart(4, '0'));
  }
  // A row for one more decade would be no shorter than that decade.
  const isLong = known.length > ownRows + 1;
  const values = isLong ? [...known.slice(0, ownRows), `before-${known[ownRows - 1]}`] : known;
  const missing = chosen === undefined || values.includes(chosen) ? [] : [chosen];
  return [...values, ...missing].map((value) => rowOf(value, counts));
}
