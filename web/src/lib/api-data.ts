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

/** How long caches between the shop and this browser may give an older answer, in milliseconds. */
const cachedMilliseconds = 60_000;

let readPastCachesUntil = 0;
const forgets = new Set<() => void>();

/** What no page shows any more is kept for a minute. */
export function createApiData<Data>(): ApiData<Data> {
  const answers = new Map<string, Promise<Data>>();
  const { hold, touch } = createRetention((path) => answers.delete(path));
  const forget = () => answers.clear();
  forgets.add(forget);

  function answerTo(path: string): Promise<Data> {
    let answer = answers.get(path);
    if (!answer) {
      answer = callApi<Data>(Date.now() < readPastCachesUntil ? pastCaches(path) : path);
      answers.set(path, answer);
      touch(path);
    }
    return answer;
  }

  return {
    useData(path) {
      useEffect(() => hold(path), [path, hold]);
      return use(answerTo(path));
    },
    forget,
  };
}

function pastCaches(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}fresh=${Date.now()}`;
}

/** Who has just changed the shop's public data sees the change at once, past every cache. */
export function publicDataChanged(): void {
  readPastCachesUntil = Date.now() + cachedMilliseconds;
  for (const forget of forgets) forget();
}
