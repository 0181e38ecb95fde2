const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;

/**
 * Advances the clock, in milliseconds, for what checks its own age. It never goes back: files share a process, and what
 * another one has read would seem to come from the future, and to be fresh.
 */
export function later(milliseconds: number): void {
  ahead += milliseconds;
}
