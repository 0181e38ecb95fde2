/** More than any number of texts. */
const places = 2 ** 26;
/** Scores are multiples of 1 / `steps`, from 0 to `highest`. */
const steps = 2 ** 20;
const highest = 2 ** 26 - 1;

/** Number of texts from which filtering before sorting is faster. */
const many = 2000;

/** A lower bound, not necessarily the greatest, of the first `count` scores. */
function leastScore(keys: Float64Array, count: number): number {
  const bins = new Uint32Array(4096);
  const binOf = (score: number) => Math.min(bins.length - 1, score >>> 10);
  for (const key of keys) {
    const bin = binOf(scoreOf(key));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let bin = bins.length - 1;
  for (let sum = bins[bin] ?? 0; sum < count && bin > 0; sum += bins[bin] ?? 0) bin -= 1;
  return bin << 10;
}

const scoreOf = (key: number) => highest - Math.floor(key / places);

/** Best first, ties newest first; only the first `count` are needed. */
export function orderByScore(
  newest: Uint32Array,
  passed: Uint8Array,
  scores: Float32Array,
  count: number,
): Uint32Array {
  let length = 0;
  const all = new Float64Array(newest.length);
  for (let place = 0; place < newest.length; place += 1) {
    const number = newest[place] ?? 0;
    if (!passed[number]) continue;
    const score = Math.min(highest, Math.round((scores[number] ?? 0) * steps));
    all[length++] = (highest - score) * places + place;
  }
  let keys = all.subarray(0, length);
  if (length > many && count * 4 < length) {
    const least = leastScore(keys, count);
    keys = keys.filter((key) => scoreOf(key) >= least);
  }
  return Uint32Array.from(keys.sort(), (key) => newest[key % places] ?? 0);
}

export function pageOf(order: Uint32Array, passed: Uint8Array, from: number, to: number): number[] {
  const page: number[] = [];
  let place = 0;
  for (let at = 0; at < order.length && place < to; at += 1) {
    const number = order[at] ?? 0;
    if (!passed[number]) continue;
    if (place >= from) page.push(number);
    place += 1;
  }
  return page;
}
