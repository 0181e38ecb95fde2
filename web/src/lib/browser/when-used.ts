const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** A page that nobody touches, say on a second screen, goes on by itself after so many milliseconds. */
const longestWaitMilliseconds = 10_000;

/** Runs a task once somebody uses the page: for what is too heavy to be a part of opening it. @returns a function that cancels it. */
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
