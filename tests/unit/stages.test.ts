import { describe, expect, test } from 'vitest';
import {
  oneCheck,
  playwrightCounts,
  slowestTests,
  sumCounts,
  vitestCounts,
  withSilentFailure,
} from '../counts.ts';
import { chooseStages, stages } from '../stages.ts';

const chosenBy = (...given: string[]) =>
  chooseStages(given).map(({ stage, given: rest }) => [stage.name, ...rest]);

describe('npm test', () => {
  test('runs what holds every promise once, and test:all every stage', () => {
    const once = ['lint', 'types', 'unit', 'web', 'rules', 'api', 'functions', 'e2e'].map((name) => [name]);
    expect(chosenBy()).toEqual(once);
    expect(chosenBy('test', 'browsers')).toEqual([...once, ['browsers']]);
    expect(chosenBy('all')).toEqual(stages.map(({ name }) => [name]));
    expect(chosenBy('euro', '--grep=cart')).toEqual([['euro', '--grep=cart']]);
  });

  test('runs the named stages in the order of the suite', () => {
    expect(chosenBy('web', 'unit')).toEqual([['unit'], ['web']]);
  });

  test('runs single files and folders in their own stages, and gives the options to the runners', () => {
    const files = ['tests/e2e/wide/layout.test.ts', './tests/unit/catalogue'];
    expect(chosenBy(...files, '--retries=1')).toEqual([
      ['unit', './tests/unit/catalogue', '--retries=1'],
      ['e2e', 'tests/e2e/wide/layout.test.ts', '--retries=1'],
    ]);
  });

  test('names a stage that does not exist', () => {
    expect(() => chosenBy('units')).toThrow('"units"');
    expect(() => chosenBy('tests/units/catalogue')).toThrow('"units"');
  });
});

describe('the counts', () => {
  const four = { passed: 4, failed: 0, failures: [], durations: [] };

  test('take a skipped test of Vitest as failed and name what failed', () => {
    const passed = { status: 'passed', fullName: 'adds', duration: 12 };
    const failed = {
      status: 'failed',
      fullName: 'adds two',
      failureMessages: ['\x1b[31mExpected 2\x1b[39m\n\n  at sum.ts'],
    };
    const testResults = [
      { name: '/shop/tests/unit/sum.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'text.test.ts', status: 'passed', assertionResults: [{ status: 'skipped', fullName: 'cuts' }] },
    ];
    expect(vitestCounts({ numTotalTests: 3, numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        'tests/unit/sum.test.ts: adds two\n    Expected 2\n    at sum.ts',
        'text.test.ts: cuts\n    without a message',
      ],
      durations: [
        { name: 'tests/unit/sum.test.ts: adds', ms: 12 },
        { name: 'tests/unit/sum.test.ts: adds two', ms: 0 },
        { name: 'text.test.ts: cuts', ms: 0 },
      ],
    });
  });

  test('name a file of Vitest that does not load', () => {
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
    ];
    const { failures } = vitestCounts({ numTotalTests: 0, numPassedTests: 0, testResults });
    expect(failures).toEqual(['sum.test.ts\n    No such file']);
  });

  test('take a skipped test of Playwright as failed and name what failed', () => {
    const spec = (
      title: string,
      status: 'expected' | 'flaky' | 'unexpected' | 'skipped',
      message?: string,
    ) => ({
      title,
      file: 'cart.test.ts',
      tests: [{ status, results: message === undefined ? [] : [{ duration: 7, error: { message } }] }],
    });
    const suites = [
      {
        specs: [spec('fills', 'expected')],
        suites: [{ specs: [spec('keeps', 'unexpected', 'Timeout\n  of 5 s'), spec('waits', 'skipped')] }],
      },
      { specs: [spec('empties', 'flaky', 'Timeout')] },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightCounts({ stats, suites })).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        'tests/e2e/cart.test.ts: keeps\n    Timeout\n    of 5 s',
        'tests/e2e/cart.test.ts: waits\n    without a message',
      ],
      durations: [
        { name: 'tests/e2e/cart.test.ts: keeps', ms: 7 },
        { name: 'tests/e2e/cart.test.ts: empties', ms: 7 },
      ],
    });
  });

  test('take a runner that ran no test as failed', () => {
    const none = { ...four, passed: 0 };
    const failures = ['api ended with 0 and named no test'];
    expect(withSilentFailure('api', none, 0)).toEqual({ ...none, failed: 1, failures });
  });

  test('take a runner that fails without naming a failed test as failed', () => {
    const failures = ['api ended with 1 and named no test'];
    expect(withSilentFailure('api', four, 1)).toEqual({ ...four, failed: 1, failures });
    expect(withSilentFailure('api', four, 0)).toEqual(four);
  });

  test('count a failed test once', () => {
    const counts = { ...four, failed: 1, failures: ['sum.test.ts: adds two'] };
    expect(withSilentFailure('api', counts, 1)).toEqual(counts);
  });

  test('add up over all stages', () => {
    const all = [
      oneCheck('lint', true),
      oneCheck('types', false),
      { ...four, failed: 1, failures: ['adds'] },
    ];
    expect(sumCounts(all)).toEqual({
      passed: 5,
      failed: 2,
      failures: ['types failed as a whole', 'adds'],
      durations: [],
    });
  });

  test('name the slowest tests, with their seconds', () => {
    const durations = [5, 61_000, 700].map((ms) => ({ name: `takes ${ms}`, ms }));
    expect(slowestTests({ ...four, durations }, 2)).toEqual(['  61.0 s  takes 61000', '   0.7 s  takes 700']);
  });
});
