import { describe, expect, it } from 'vitest';
import * as deployed from '../../functions/src/index.ts';
import { atMost, exactly } from '../figures.ts';
import { expectGoal } from './goals.ts';

const group = 'Limits';

const endpoints = Object.values(deployed).map(({ __endpoint }) => __endpoint);

function isSet(limit: unknown): boolean {
  return typeof limit === 'number' && limit > 0;
}

describe('limits', () => {
  it('hold for every function that is deployed', () => {
    const limited = endpoints.filter(
      ({ maxInstances, timeoutSeconds, availableMemoryMb }) =>
        isSet(maxInstances) && isSet(timeoutSeconds) && isSet(availableMemoryMb),
    );
    expectGoal(
      exactly(
        group,
        'functions without instance, time and memory limits',
        endpoints.length - limited.length,
        0,
      ),
    );
    const web = endpoints.filter((endpoint) => 'httpsTrigger' in endpoint);
    expect(web.length).toBeGreaterThanOrEqual(2);
    expect(web.filter(({ concurrency }) => !isSet(concurrency))).toEqual([]);
    const longest = Math.max(...web.map(({ timeoutSeconds }) => Number(timeoutSeconds)));
    expectGoal(atMost(group, 'the longest that a web function may take', longest, 60, 's'));
    const most = Math.max(...endpoints.map(({ maxInstances }) => Number(maxInstances)));
    expectGoal(atMost(group, 'the most instances of a function', most, 10));
  });
});
