import { again, describeFailure, fileOf } from './failure-words.ts';

export interface Duration {
  name: string;
  ms: number;
}

/** How many checks or tests passed and failed, the failures' descriptions, and the durations. */
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

/** With their seconds, the longest first. */
export function slowestTests({ durations }: Counts, most = 10): string[] {
  const longest = durations.toSorted((one, other) => other.ms - one.ms).slice(0, most);
  return longest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

export function oneCheck(name: string, passed: boolean): Counts {
  return passed
    ? { passed: 1, failed: 0, failures: [], durations: [] }
    : {
        passed: 0,
        failed: 1,
        failures: [describeFailure(name, 'failed as a whole', `npm test -- ${name}`)],
        durations: [],
      };
}

/** The fields read of the report of Vitest's reporter `json`. */
interface VitestReport {
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

/** A skipped test did not pass, unless it is one beside those that a pattern chooses. */
export function vitestCounts(hasPattern: boolean): (report: VitestReport) => Counts {
  return ({ testResults }) => {
    const files = testResults.map((file) => ({
      ...file,
      tests: file.assertionResults.filter(({ status }) => !(hasPattern && status === 'skipped')),
    }));
    const failures = files.flatMap(({ name, status, message, tests }) => {
      const failed = tests.filter((test) => test.status !== 'passed');
      // A file that does not load has an error and no test.
      if (failed.length === 0 && status !== 'passed') {
        return [describeFailure(fileOf(name), message, again.vitest(name))];
      }
      return failed.map(({ fullName, failureMessages }) =>
        describeFailure(`${fileOf(name)}: ${fullName}`, failureMessages?.[0], again.vitest(name, fullName)),
      );
    });
    const all = files.flatMap(({ name, tests }) => tests.map((test) => ({ ...test, file: fileOf(name) })));
    const passed = all.filter(({ status }) => status === 'passed').length;
    const durations = all.map(({ file, fullName, duration = 0 }) => ({
      name: `${file}: ${fullName}`,
      ms: duration,
    }));
    return { passed, failed: all.length - passed, failures, durations };
  };
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

/** The fields read of the report of Playwright's reporter `json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

const specsIn = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function playwrightFailures(stage: string, { title, file, tests }: PlaywrightSpec): string[] {
  const command = again.playwright(stage, `tests/e2e/${file}`, title);
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map(({ results }) =>
      describeFailure(`tests/e2e/${file}: ${title}`, results.at(-1)?.error?.message, command),
    );
}

function playwrightDurations({ title, file, tests }: PlaywrightSpec): Duration[] {
  return tests
    .flatMap(({ results }) => results)
    .map(({ duration = 0 }) => ({ name: `tests/e2e/${file}: ${title}`, ms: duration }));
}

/** A skipped test did not pass. */
export function playwrightCounts(stage: string): (report: PlaywrightReport) => Counts {
  return ({ stats, suites }) => {
    const specs = suites.flatMap(specsIn);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      failures: specs.flatMap((spec) => playwrightFailures(stage, spec)),
      durations: specs.flatMap(playwrightDurations),
    };
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
