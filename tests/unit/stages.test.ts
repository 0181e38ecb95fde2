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
  test('take a skipped test of Vitest or Playwright as failed', () => {
    expect(vitestCounts({ numTotalTests: 6, numPassedTests: 3 })).toEqual({ passed: 3, failed: 3 });
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 1 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 6, failed: 3 });
  });

  test('take a runner that ran no test as failed', () => {
    expect(withSilentFailure({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('take a runner that fails without naming a failed test as failed', () => {
    expect(withSilentFailure({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
    expect(withSilentFailure({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
  });

  test('count a failed test once', () => {
    expect(withSilentFailure({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
  });

  test('add up over all stages', () => {
    const all = [oneCheck(true), oneCheck(false), { passed: 10, failed: 1 }];
    expect(sumCounts(all)).toEqual({ passed: 11, failed: 2 });
  });
});
