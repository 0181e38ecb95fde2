import type { PromiseId } from './promises.ts';

declare module 'vitest' {
  interface TaskMeta {
    promises?: readonly PromiseId[];
  }
}

/**
 * Says which promises a test holds, for Playwright and Vitest alike: test('…', holds('cart/empty'), …). The table of
 * `npm run promises` is read from these calls, so the ids stand in them as texts, behind the name of the test.
 */
export function holds(...ids: PromiseId[]) {
  return {
    annotation: ids.map((id) => ({ type: 'promise', description: id })),
    meta: { promises: ids },
  };
}
