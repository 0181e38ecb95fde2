import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { testedShopVariable } from '../e2e/tested-shop.ts';
import { again, describeFailure, fileOf } from '../failure-words.ts';

/** Reports each failure when it happens, with the command that repeats the test alone. */
export default class Failures implements Reporter {
  onTestEnd(test: TestCase, { retry, error }: TestResult): void {
    if (test.ok() || retry < test.retries) return;
    const file = fileOf(test.location.file);
    const command = again.playwright(process.env[testedShopVariable] ?? 'e2e', file, test.title);
    process.stdout.write(`\n✗ ${describeFailure(`${file}: ${test.title}`, error?.message, command)}\n\n`);
  }
}
