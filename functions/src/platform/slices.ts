import { setImmediate } from 'node:timers/promises';

/** Long work that can pause wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How long a slice may keep the process from answering, in milliseconds. */
const sliceMs = 8;

/** Lets the process answer others between the slices. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let begin = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begin < sliceMs) continue;
    await setImmediate();
    begin = performance.now();
  }
}
