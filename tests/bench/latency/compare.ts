import { median, p95 } from '../percentiles.ts';

/** Something that is done and takes its time. */
export type Call = () => Promise<unknown>;

export const blocks = 9;
export const callsInBlock = 200;

async function millisecondsOf(call: Call): Promise<number> {
  const begin = performance.now();
  await call();
  return performance.now() - begin;
}

export interface Comparison {
  /** The 95th percentile of the one to that of the other: the median of all blocks. */
  ratio: number;
  /** Their 95th percentiles in milliseconds, the medians of all blocks. */
  ours: number;
  bare: number;
}

/** What is done before each call of either kind, off the clock. */
interface Before {
  ours?: Call;
  bare?: Call;
}

/**
 * Calls both in turn, each once first and once second, so that whatever else the computer does hits both. A 95th
 * percentile is easily spoilt by one bad moment, so it is taken of several blocks, and their median counts.
 */
export async function compare(ours: Call, bare: Call, before: Before = {}): Promise<Comparison> {
  const calls = { ours, bare };
  const measured: Comparison[] = [];
  for (let block = -1; block < blocks; block += 1) {
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let call = 0; call < callsInBlock; call += 1) {
      const turn = call % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
      for (const kind of turn) {
        await before[kind]?.();
        times[kind].push(await millisecondsOf(calls[kind]));
      }
    }
    // The first block warms everything up.
    if (block < 0) continue;
    const [mine, other] = [p95(times.ours), p95(times.bare)];
    measured.push({ ratio: mine / other, ours: mine, bare: other });
  }
  const middle = (of: keyof Comparison) => median(measured.map((one) => one[of]));
  return { ratio: middle('ratio'), ours: middle('ours'), bare: middle('bare') };
}
