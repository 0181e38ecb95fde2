import { postingLimits, type ScannedBook } from '@bookstore/functions/shared/stock/posting';
import { useEffect, useState } from 'react';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** Fifty ISBNs per call, while scanning goes on. */
export function useScannedBooks(isbns: readonly string[]) {
  const [scannedBooks, setScannedBooks] = useState<ReadonlyMap<string, ScannedBook>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const [isError, setError] = useState(false);
  const wanted = isbns
    .filter((isbn) => !scannedBooks.has(isbn))
    .slice(0, postingLimits.isbns)
    .join();

  useEffect(() => {
    if (wanted === '' || isAsking || isError) return;
    setAsking(true);
    callAdminApi('GET /api/stock/scanned', { query: { isbns: wanted.split(',') } })
      .then((answer) =>
        setScannedBooks((before) => new Map([...before, ...answer.map((one) => [one.isbn, one] as const)])),
      )
      .catch((error: unknown) => {
        console.warn('The scanned books could not be looked up:', error);
        setError(true);
      })
      .finally(() => setAsking(false));
  }, [wanted, isAsking, isError]);

  return {
    scannedBooks,
    isError,
    retry: () => setError(false),
    /** Refetches the ISBNs that the shop did not know, or the others, whose stock has changed. */
    lookAgain: (which: 'unknown' | 'known') =>
      setScannedBooks(
        (before) => new Map([...before].filter(([, { book }]) => (book ? 'known' : 'unknown') !== which)),
      ),
  };
}
