import { stripVTControlCharacters } from 'node:util';

export interface Duration {
  name: string;
  ms: number;
}

/** How many checks or tests passed and failed, what there is to read of those that failed, and how long each took. */
export interface Counts {
  passed: number;
  failed: number;
  failures: readonly string[];
  durations: readonly Duration[];
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    durations: all.flatMap(({ durations }) => durations),
  };
}

/** The tests that took longest, with their seconds, the longest first. */
export function slowestTests({ durations }: Counts, most = 10): string[] {
  const longest = durations.toSorted((one, other) => other.ms - one.ms).slice(0, most);
  return longest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** One check that passes or fails as a whole. */
export function oneCheck(name: string, passed: boolean): Counts {
  return passed
    ? { passed: 1, failed: 0, failures: [], durations: [] }
    : { passed: 0, failed: 1, failures: [`${name} failed as a whole`], durations: [] };
}

/** A test's name and the first lines of its error. */
function describeFailure(name: string, error = 'without a message'): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const first = lines.filter((line) => line.trim() !== '').slice(0, 12);
  return [name, ...first.map((line) => `    ${line.trim()}`)].join('\n');
}

/** A file's name as `npm test -- <file>` takes it. */
function fileOf(name: string): string {
  return name.replace(/^.*\/(?=tests\/\w+\/)/, '');
}

/** What is read of the report of Vitest's reporter `json`. */
interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      duration?: number;
      failureMessages?: readonly string[];
    }[];
  }[];
}

/** The counts in Vitest's JSON report. A test that was skipped did not pass. */
export function vitestCounts({ numTotalTests, numPassedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    // A file that does not load has an error and no test.
    if (failed.length === 0 && status !== 'passed') return [describeFailure(fileOf(name), message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${fileOf(name)}: ${fullName}`, failureMessages?.[0]),
    );
  });
  const durations = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${fileOf(name)}: ${fullName}`,
      ms: duration,
    })),
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures, durations };
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: readonly {
    status: 'expected' | 'flaky' | 'unexpected' | 'skipped';
    results: readonly { duration?: number; error?: { message?: string } }[];
  }[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly PlaywrightSpec[];
}

/** What is read of the report of Playwright's reporter `json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

const specsIn = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function playwrightFailures({ title, file, tests }: PlaywrightSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map(({ results }) => describeFailure(`tests/e2e/${file}: ${title}`, results.at(-1)?.error?.message));
}

function playwrightDurations({ title, file, tests }: PlaywrightSpec): Duration[] {
  return tests
    .flatMap(({ results }) => results)
    .map(({ duration = 0 }) => ({ name: `tests/e2e/${file}: ${title}`, ms: duration }));
}

/** The counts in Playwright's JSON report. A test that was skipped did not pass. */
export function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: specs.flatMap(playwrightFailures),
    durations: specs.flatMap(playwrightDurations),
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
