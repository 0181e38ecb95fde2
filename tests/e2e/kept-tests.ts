import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { defaultShopTag } from './tested-shop.ts';

/** Names the tests that only a shop that sets nothing runs, each with its reason. */
export default class KeptTests implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    const lines = tests.map(({ title, annotations }) => {
      const reason = annotations.find(({ type }) => type === defaultShopTag)?.description ?? '';
      return `  ${title}: ${reason}\n`;
    });
    process.stdout.write(`${tests.length} tests run only on a shop that sets nothing:\n${lines.join('')}\n`);
  }
}
