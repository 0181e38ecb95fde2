import type { Figure } from '../figures.ts';

/** What a part of the benchmark is given while the shop is open. */
export interface Bench {
  report(line: string): void;
  signal: AbortSignal;
}

export type Measure = (bench: Bench) => Promise<Figure[]>;

/**
 * The parts in their order. Each is loaded when its turn comes, with the shop open, since Firebase's libraries read
 * where the emulators are when they are loaded.
 */
export const parts: Record<string, () => Promise<Measure>> = {
  pages: async () => (await import('./pages.ts')).measurePages,
  press: async () => (await import('./press.ts')).measurePresses,
  offline: async () => (await import('./offline.ts')).measureOffline,
  start: async () => (await import('./start.ts')).measureStart,
  search: async () => (await import('./search/measure.ts')).measureSearch,
};
