import { stripVTControlCharacters } from 'node:util';

/** How many checks or tests passed and failed, and what there is to read of those that failed. */
export interface Counts {
  passed: number;
  failed: number;
  failures: readonly string[];
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** One check that passes or fails as a whole. */
export function oneCheck(name: string, passed: boolean): Counts {
  return passed
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${name} failed as a whole`] };
}

/** A test's name and the first lines of its error. */
function describeFailure(name: string, error = 'without a message'): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const first = lines.filter((line) => line.trim() !== '').slice(0, 5);
  return [name, ...first.map((line) => `    ${line.trim()}`)].join('\n');
}

/** What is read of the report of Vitest's reporter `json`. */
interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
}

/** The counts in Vitest's JSON report. A test that was skipped did not pass. */
export function vitestCounts({ numTotalTests, numPassedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    // A file that does not load has an error and no test.
    if (failed.length === 0 && status !== 'passed') return [describeFailure(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${name}: ${fullName}`, failureMessages?.[0]),
    );
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: 'expected' | 'flaky' | 'unexpected' | 'skipped';
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

/** What is read of the report of Playwright's reporter `json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

function playwrightFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ results }) => describeFailure(`${file}: ${title}`, results.at(-1)?.error?.message)),
  );
  return [...failures, ...suites.flatMap(playwrightFailures)];
}

/** The counts in Playwright's JSON report. A test that was skipped did not pass. */
export function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: suites.flatMap(playwrightFailures),
  };
}

/**
 * A runner that fails without naming a failed test (a file that does not load, an error after the tests), or that ran
 * no test at all, counts as one failure.
 */
export function withSilentFailure(name: string, counts: Counts, exitCode: number): Counts {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilent
    ? {
        ...counts,
        failed: 1,
        failures: [...counts.failures, `${name} ended with ${exitCode} and named no test`],
      }
    : counts;
}
