/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One check that passes or fails as a whole. */
export function oneCheck(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/**
 * A runner that fails without naming a failed test (a file that does not load, an error after the tests),
 * or that ran nothing at all, counts as one failure.
 */
export function judged(counts: Counts, exitCode: number): Counts {
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** The counts in the text of Vitest's JSON report; a file whose tests never began counts as a failure. */
export function vitestCounts(text: string): Counts {
  const report: VitestReport = JSON.parse(text);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The counts in the text of Playwright's JSON report. */
export function playwrightCounts(text: string): Counts {
  const { expected, unexpected, flaky, skipped }: PlaywrightReport['stats'] = JSON.parse(text).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
