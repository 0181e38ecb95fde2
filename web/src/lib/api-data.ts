import { type FulfilledReactPromise, use, useEffect } from 'react';
import { callApi } from './api.ts';
import { givePageData, pageDataAt } from './page-data.ts';
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

type Answer<Data> = Promise<Data> | FulfilledReactPromise<Data>;

/** How long caches between the shop and this browser may give an older answer, in milliseconds. */
const cachedMilliseconds = 60_000;

let readPastCachesUntil = 0;
const forgets = new Set<() => void>();

/**
 * What no page shows any more is kept for a minute.
 * @param isData recognises the answers that a page came with.
 */
export function createApiData<Data>(isData: (given: unknown) => given is Data): ApiData<Data> {
  const answers = new Map<string, Answer<Data>>();
  const { hold, touch } = createRetention((path) => answers.delete(path));
  const forget = () => answers.clear();
  forgets.add(forget);

  function ask(path: string): Answer<Data> {
    const given = pageDataAt(path);
    // React reads a fulfilled promise without a pause when the promise says so in these two fields.
    if (isData(given)) {
      return Object.assign(Promise.resolve(given), { status: 'fulfilled', value: given } as const);
    }
    return callApi<Data>(Date.now() < readPastCachesUntil ? pastCaches(path) : path);
  }

  function answerTo(path: string): Answer<Data> {
    let answer = answers.get(path);
    if (!answer) {
      answer = ask(path);
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

/** Forgets all public data, so that the next page asks again. */
export function forgetPublicData(): void {
  for (const forget of forgets) forget();
}

/** Who has just changed the shop's public data sees the change at once, past every cache. */
export function publicDataChanged(): void {
  readPastCachesUntil = Date.now() + cachedMilliseconds;
  givePageData({});
  forgetPublicData();
}
