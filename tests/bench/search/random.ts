/** From 0 to below 1, pseudorandom: the same in every run. */
export interface Random {
  next(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<T>(all: readonly T[]): T;
}

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick(all) {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('There is nothing to choose from');
      return one;
    },
  };
}
