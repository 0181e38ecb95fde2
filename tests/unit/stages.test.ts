import { describe, expect, test } from 'vitest';
import { oneCheck, playwrightCounts, sumCounts, vitestCounts, withSilentFailure } from '../counts.ts';
import { chooseStages, stages } from '../stages.ts';

const namesOf = (names: readonly string[]) => chooseStages(names).map(({ name }) => name);

describe('npm test', () => {
  test('runs every stage when none is named', () => {
    expect(chooseStages([])).toEqual(stages);
  });

  test('runs the named stages in the order of the suite', () => {
    expect(namesOf(['web', 'unit'])).toEqual(['unit', 'web']);
  });

  test('names a stage that does not exist', () => {
    expect(() => chooseStages(['units'])).toThrow('"units"');
  });
});

describe('the counts', () => {
  const four = { passed: 4, failed: 0, failures: [] };

  test('take a skipped test of Vitest as failed and name what failed', () => {
    const passed = { status: 'passed', fullName: 'adds' };
    const failed = {
      status: 'failed',
      fullName: 'adds two',
      failureMessages: ['\x1b[31mExpected 2\x1b[39m\n\n  at sum.ts'],
    };
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'text.test.ts', status: 'passed', assertionResults: [{ status: 'skipped', fullName: 'cuts' }] },
    ];
    expect(vitestCounts({ numTotalTests: 3, numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        'sum.test.ts: adds two\n    Expected 2\n    at sum.ts',
        'text.test.ts: cuts\n    without a message',
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
      tests: [{ status, results: message === undefined ? [] : [{ error: { message } }] }],
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
        'cart.test.ts: keeps\n    Timeout\n    of 5 s',
        'cart.test.ts: waits\n    without a message',
      ],
    });
  });

  test('take a runner that ran no test as failed', () => {
    const none = { passed: 0, failed: 0, failures: [] };
    const failures = ['api ended with 0 and named no test'];
    expect(withSilentFailure('api', none, 0)).toEqual({ passed: 0, failed: 1, failures });
  });

  test('take a runner that fails without naming a failed test as failed', () => {
    const failures = ['api ended with 1 and named no test'];
    expect(withSilentFailure('api', four, 1)).toEqual({ passed: 4, failed: 1, failures });
    expect(withSilentFailure('api', four, 0)).toEqual(four);
  });

  test('count a failed test once', () => {
    const counts = { passed: 4, failed: 1, failures: ['sum.test.ts: adds two'] };
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
    });
  });
});
