import { use, useEffect } from 'react';
import { callApi } from './api.ts';
import { createRetention } from './retention.ts';

/** Public data of one shape, read from the API and shared by all pages that ask for the same path. */
export interface ApiData<Data> {
  /**
   * What the API answers at a path; suspends until it is there.
   * @throws ApiError in render, for the nearest live section.
   */
  useData: (path: string) => Data;
  /** Forgets everything, so that the next page asks again. */
  forget: () => void;
}

/** What no page shows any more is kept for a minute. */
export function createApiData<Data>(): ApiData<Data> {
  const answers = new Map<string, Promise<Data>>();
  const retention = createRetention((path) => answers.delete(path));

  function answerTo(path: string): Promise<Data> {
    let answer = answers.get(path);
    if (!answer) {
      answer = callApi<Data>(path);
      answers.set(path, answer);
      retention.touch(path);
    }
    return answer;
  }

  return {
    useData(path) {
      useEffect(() => retention.hold(path), [path]);
      return use(answerTo(path));
    },
    forget: () => answers.clear(),
  };
}
