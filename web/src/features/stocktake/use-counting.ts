import type { Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { useEffect, useState } from 'react';
import { failureWords } from '#entities/command/failure-words.ts';
import { useScannedBooks } from '#entities/isbn-scan/use-scanned-books.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { useRetryOnline } from '#lib/browser/use-online.ts';
import { settlesKey } from '#lib/lost-answer.ts';
import { countsStore, nothingCounted, withBatch } from './counted-scans.ts';
import { sendCounts } from './stocktake-commands.ts';

/** Sends one batch after another, each retried until the shop has answered. */
export function useCounting(id: string, onSent: (stocktake: Stocktake) => void) {
  const [store] = useState(() => countsStore(id));
  const counted = useLocalStore(store, nothingCounted);
  const books = useScannedBooks(counted.scans.map(({ isbn }) => isbn));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { scannedBooks } = books;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan is something to send.
  useEffect(() => {
    if (isSending || problem) return;
    // Not the rendered value: a copy may have been scanned since.
    const present = store.get();
    const next = withBatch(present, scannedBooks, crypto.randomUUID());
    const { batch } = next;
    if (!batch) return;
    if (next !== present) store.set(next);
    setSending(true);
    const drop = () => {
      const { batch: present, ...rest } = store.get();
      // Another tab may have had the answer before, and begun the next batch.
      if (present?.key === batch.key) store.set(rest);
    };
    sendCounts(id, batch)
      .then((stocktake) => {
        onSent(stocktake);
        drop();
      })
      .catch((error: unknown) => {
        console.warn('The counts were not sent:', error);
        if (settlesKey(error)) drop();
        setProblem(failureWords(error));
      })
      .finally(() => setSending(false));
  }, [id, counted, scannedBooks, isSending, problem, store, onSent]);

  const sendAgain = () => setProblem('');
  useRetryOnline(sendAgain);
  return { ...books, store, counted, problem, sendAgain };
}
