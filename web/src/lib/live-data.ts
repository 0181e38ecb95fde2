import type { DocumentReference, Query } from 'firebase/firestore';
import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { docData, fromRef } from 'rxfire/firestore';
import { map, type Observable, Subject, takeUntil, tap } from 'rxjs';
import { createRetention } from './retention.ts';

// The only importer of reactfire, which keeps what it observes in this map for ever: a listener would stay open,
// and a query that failed once (say, because its shopper signed out) would stay failed.
// https://github.com/FirebaseExtended/reactfire/issues/485 and /790
declare global {
  var _reactFirePreloadedObservables: Map<string, object> | undefined;
}

const closings = new Map<string, Subject<void>>();
const unused = new Set<string>();
const retention = createRetention(forgetLiveData);

/** Closes a listener and forgets what it brought, so that the next use begins anew. */
export function forgetLiveData(key: string): void {
  closings.get(key)?.next();
  closings.delete(key);
  unused.delete(key);
  globalThis._reactFirePreloadedObservables?.delete(key);
}

function closingOf(key: string): Subject<void> {
  let closing = closings.get(key);
  if (!closing) {
    closing = new Subject();
    closings.set(key, closing);
    retention.touch(key);
  }
  return closing;
}

function useLiveData<Data>(key: string, source: Observable<Data>): Data {
  useEffect(() => {
    const release = retention.hold(key);
    unused.delete(key);
    return () => {
      unused.add(key);
      release();
    };
  }, [key]);
  // A failure that no page sees must not wait in the cache for the next page; one that a page does see
  // stays until its live section has shown it, or the page would ask again without end.
  const forgetUnseenFailure = tap<Data>({ error: () => unused.has(key) && forgetLiveData(key) });
  const observed = source.pipe(forgetUnseenFailure, takeUntil(closingOf(key)));
  return useObservable(key, observed, { suspense: true }).data;
}

/**
 * A document as it is now and whenever it changes; undefined when there is none; suspends until the first answer.
 * @param key names the data for sharing and for {@link forgetLiveData}: one key, one query, one user.
 * @throws FirestoreError in render, for the nearest live section.
 */
export function useLiveDocument<Data>(key: string, reference: DocumentReference<Data>): Data | undefined {
  return useLiveData(key, docData(reference));
}

/** Nobody knows what a query would find, because the database could not be asked. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** What a query finds now and whenever it changes; otherwise like {@link useLiveDocument}. */
export function useLiveQuery<Data>(key: string, query: Query<Data>): Data[] {
  const found = fromRef(query).pipe(
    map(({ docs, metadata }, index) => {
      // Without a connection Firestore begins with what this browser remembers, and nothing at all is no answer.
      if (index === 0 && docs.length === 0 && metadata.fromCache) {
        throw new DatabaseUnreachable('The database cannot be reached');
      }
      return docs.map((document) => document.data());
    }),
  );
  return useLiveData(key, found);
}
