import type { Figure } from '../figures.ts';

/** The arguments of each part, while the shop is open. */
export interface Bench {
  report(line: string): void;
  signal: AbortSignal;
}

export type Measure = (bench: Bench) => Promise<Figure[]>;

/**
 * In this order. Each is loaded when its turn comes, with the shop open, since Firebase's libraries read the emulators'
 * addresses when they are loaded.
 */
export const parts: Record<string, () => Promise<Measure>> = {
  pages: async () => (await import('./pages.ts')).measurePages,
  press: async () => (await import('./press.ts')).measurePresses,
  offline: async () => (await import('./offline.ts')).measureOffline,
  start: async () => (await import('./start.ts')).measureStart,
  search: async () => (await import('./search/measure.ts')).measureSearch,
};
