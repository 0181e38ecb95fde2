import { setImmediate } from 'node:timers/promises';

/** Long work that pauses wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

/** Does the work without a pause. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How long a slice of the work may keep the process from answering, in milliseconds. */
const sliceMs = 8;

/** Does the work in slices, between which the process answers others. */
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
