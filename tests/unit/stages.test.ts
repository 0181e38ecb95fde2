import { describe, expect, test } from 'vitest';
import { vitestCounts, withSilentFailure } from '../counts.ts';
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

  test('take a runner that fails without naming a failed test as failed', () => {
    const failures = ['api ended with 1 and named no test'];
    expect(withSilentFailure('api', four, 1)).toEqual({ ...four, failed: 1, failures });
    expect(withSilentFailure('api', four, 0)).toEqual(four);
  });
});
