import { setImmediate } from 'node:timers/promises';

/** Pauses wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** In milliseconds; the process answers nothing during a slice. */
const sliceMs = 8;

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
