import type { PromiseId } from './promises.ts';

/**
 * Says which promises a test holds, as tags of Playwright and of Vitest alike: test('…', holds('cart/empty'), …). So
 * `vitest --tags-filter=cart/empty` and `playwright test --grep @cart/empty` run the tests of one promise.
 */
export function holds(...ids: PromiseId[]) {
  return { tag: ids.map((id) => `@${id}`), tags: ids };
}
