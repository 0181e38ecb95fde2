/** How many checks or tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** One check that passes or fails as a whole. */
export function oneCheck(passed: boolean): Counts {
  return { passed: Number(passed), failed: Number(!passed) };
}

/** The counts in Vitest's JSON report. A test that was skipped did not pass. */
export function vitestCounts(report: { numTotalTests: number; numPassedTests: number }): Counts {
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/** The counts in Playwright's JSON report. A test that was skipped did not pass. */
export function playwrightCounts({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

/**
 * A runner that fails without naming a failed test (a file that does not load, an error after the tests), or that ran
 * no test at all, counts as one failure.
 */
export function withSilentFailure(counts: Counts, exitCode: number): Counts {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}
