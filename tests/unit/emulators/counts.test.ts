import { describe, expect, test } from 'vitest';
import { describeCounts, judged, oneCheck, playwrightCounts, sumCounts, vitestCounts } from '../../counts.ts';

describe('Vitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  test('passed, failed and skipped tests are counted', () => {
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('a file that does not load is a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(vitestCounts(JSON.stringify({ ...report, testResults })).failed).toBe(2);
  });
});

test('Playwright counts expected and unexpected outcomes', () => {
  const stats = { startTime: 'now', duration: 1, expected: 5, unexpected: 2, flaky: 0, skipped: 1 };
  expect(playwrightCounts(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

describe('judging', () => {
  test('tests that ran and passed stay as they are', () => {
    expect(judged({ passed: 4, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  test('a runner that ran no test failed', () => {
    expect(judged({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
    expect(judged({ passed: 0, failed: 0, skipped: 7 }, 0).failed).toBe(1);
  });

  test('a runner that fails after its tests failed', () => {
    expect(judged({ passed: 4, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  test('failed tests are not counted twice', () => {
    expect(judged({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });
});

test('the sum tells all, and skipped tests only where there are some', () => {
  const sum = sumCounts([oneCheck(true), oneCheck(false), { passed: 10, failed: 1, skipped: 0 }]);
  expect(describeCounts(sum)).toBe('11 passed, 2 failed');
  expect(describeCounts({ ...sum, skipped: 1 })).toBe('11 passed, 2 failed, 1 skipped');
  expect(describeCounts(sumCounts([]))).toBe('0 passed, 0 failed');
});
