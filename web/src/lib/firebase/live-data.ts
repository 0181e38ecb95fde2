import { errorCode } from '@bookstore/functions/shared/values/error-code';
import type { DocumentReference, Query } from 'firebase/firestore';
import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { fromRef } from 'rxfire/firestore';
import {
  catchError,
  concatMap,
  EMPTY,
  filter,
  from,
  merge,
  type Observable,
  of,
  Subject,
  takeUntil,
  tap,
} from 'rxjs';
import { isKeptPage } from '#lib/browser/offline-worker.ts';
import { resetAfter } from '#lib/data-failure.ts';
import { unusedDataMilliseconds } from '#lib/query-client.ts';

// The only importer of reactfire, which keeps what it observes in this map for ever: a listener would stay open, and a
// query that failed once (say, because its shopper signed out) would stay failed.
// https://github.com/FirebaseExtended/reactfire/issues/485 and /790
declare global {
  var _reactFirePreloadedObservables: Map<string, object> | undefined;
}

interface Listener {
  closed: Subject<void>;
  /** How many components show its data. */
  users: number;
  /** Whether a component has ever shown its data; a failure before that is seen by the component that waits for it. */
  wasShown: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const listeners = new Map<string, Listener>();

/** Closes a listener and drops its data, so that the next use opens a new one. */
function closeListener(key: string): void {
  const listener = listeners.get(key);
  clearTimeout(listener?.timer);
  listener?.closed.next();
  listeners.delete(key);
  globalThis._reactFirePreloadedObservables?.delete(key);
}

function closeWhenUnused(key: string, listener: Listener): void {
  clearTimeout(listener.timer);
  listener.timer = setTimeout(() => closeListener(key), unusedDataMilliseconds);
}

function listenerOf(key: string): Listener {
  let listener = listeners.get(key);
  if (!listener) {
    listener = { closed: new Subject(), users: 0, wasShown: false };
    listeners.set(key, listener);
    closeWhenUnused(key, listener);
  }
  return listener;
}

function useLiveData<Data>(key: string, source: Observable<Data>): Data {
  useEffect(() => {
    const listener = listenerOf(key);
    clearTimeout(listener.timer);
    listener.users += 1;
    listener.wasShown = true;
    return () => {
      listener.users -= 1;
      if (listener.users === 0 && listeners.get(key) === listener) closeWhenUnused(key, listener);
    };
  }, [key]);
  const listener = listenerOf(key);
  const dropFailure = tap<Data>({
    error(error: unknown) {
      // A failure that no page shows is dropped at once, others when their AsyncBoundary has shown them.
      if (listener.wasShown && listener.users === 0) closeListener(key);
      else resetAfter(error, () => closeListener(key));
    },
    // So is a refusal that reads as no document: it may only mean that the shopper has signed out.
    complete() {
      if (listener.wasShown && listener.users === 0) closeListener(key);
    },
  });
  const observed = source.pipe(dropFailure, takeUntil(listener.closed));
  return useObservable(key, observed, { suspense: true }).data;
}

/**
 * Live; undefined when there is no document; suspends until the first answer.
 * @param key names the data for sharing: one key, one query, one user.
 * @throws FirestoreError in render, for the nearest AsyncBoundary.
 */
export function useLiveDocument<Data>(key: string, reference: DocumentReference<Data>): Data | undefined {
  return useLiveData(key, documentOf(reference));
}

/**
 * Like {@link useLiveDocument}, but a document that the rules refuse reads as none: they refuse one that is missing,
 * too.
 * @param kept what is shown while the database cannot be reached
 */
export function useOwnDocument<Data>(
  key: string,
  reference: DocumentReference<Data>,
  kept?: Kept<Data>,
): Data | undefined {
  const stream = documentOf(reference, kept).pipe(
    catchError((error: unknown) => {
      if (errorCode(error) !== 'permission-denied') throw error;
      return of(undefined);
    }),
  );
  return useLiveData(key, stream);
}

function documentOf<Data>(
  reference: DocumentReference<Data>,
  kept?: Kept<Data>,
): Observable<Data | undefined> {
  const live = fromRef(reference).pipe(
    concatMap((snapshot, index) =>
      index === 0 && !snapshot.exists() && snapshot.metadata.fromCache
        ? insteadOfDatabase(kept)
        : of(snapshot.data()),
    ),
  );
  return withKept(live, kept);
}

/** Reads what was kept on the device; undefined when nothing was. */
type Kept<Data> = () => Promise<Data | undefined>;

/** Fails only when nothing was kept. */
async function loadKept<Data>(kept: Kept<Data> | undefined): Promise<Data> {
  const data = await kept?.();
  if (data === undefined) throw new DatabaseUnreachable();
  return data;
}

const insteadOfDatabase = <Data>(kept: Kept<Data> | undefined) => from(loadKept(kept));

/**
 * Starts with what was kept when the shop did not answer, or the browser is offline: the database is slow to say so.
 */
function withKept<Data>(live: Observable<Data>, kept: Kept<Data> | undefined): Observable<Data> {
  const early = kept && (isKeptPage() || !navigator.onLine) ? from(kept()) : EMPTY;
  return merge(early.pipe(filter((data) => data !== undefined)), live);
}

/** Without a connection Firestore answers from this browser's cache first, and an empty cache is no answer. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';

  constructor() {
    super('The database cannot be reached');
  }
}

/** Live; otherwise like {@link useLiveDocument}. @param kept what is shown while the database cannot be reached */
export function useLiveQuery<Data>(key: string, query: Query<Data>, kept?: Kept<Data[]>): Data[] {
  const live = fromRef(query).pipe(
    concatMap(({ docs, metadata }, index) =>
      index === 0 && docs.length === 0 && metadata.fromCache
        ? insteadOfDatabase(kept)
        : of(docs.map((document) => document.data())),
    ),
  );
  return useLiveData(key, withKept(live, kept));
}
