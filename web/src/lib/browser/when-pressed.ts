/**
 * Runs a task after the visitor's first press on the page: before that nothing is stored on the device.
 * @returns a function that cancels it.
 */
export function whenPressed(task: () => void): () => void {
  const done = new AbortController();
  function run(): void {
    if (done.signal.aborted) return;
    done.abort();
    task();
  }
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, run, { passive: true, signal: done.signal });
  if (navigator.userActivation?.hasBeenActive) run();
  return () => done.abort();
}
