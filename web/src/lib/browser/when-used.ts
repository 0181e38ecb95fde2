// 'scroll', since a wheel scrolls under a mouse that rests.
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** For a page that stands untouched, for example on a second screen. */
const longestWaitMilliseconds = 10_000;

/**
 * On the first use of the page, or after a while without one: for what is too heavy for opening it.
 * @returns a function that cancels it
 */
export function whenUsed(task: () => void): () => void {
  const done = new AbortController();
  function run(): void {
    cancel();
    task();
  }
  function cancel(): void {
    done.abort();
    clearTimeout(timer);
  }
  const timer = setTimeout(run, longestWaitMilliseconds);
  for (const sign of interactionEvents) addEventListener(sign, run, { passive: true, signal: done.signal });
  return cancel;
}
