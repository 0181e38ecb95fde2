import type { Posting, ScannedBook } from '@bookstore/functions/shared/stock/posting';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureWords } from '#entities/command/failure-words.ts';
import { useRetryOnline } from '#lib/browser/use-online.ts';
import { settlesKey } from '#lib/lost-answer.ts';
import { receiveDelivery } from './delivery-commands.ts';
import { type SentDelivery, scannedStore, withoutSent, withSent } from './received-scans.ts';

/** Retries after a reload or a lost answer until the shop has answered. */
export function useReceiving(
  scannedBooks: ReadonlyMap<string, ScannedBook>,
  onReceived: (posting: Posting, sent: SentDelivery) => void,
) {
  const [progress, setProgress] = useState<Posting>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(sent: SentDelivery): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem('');
    try {
      const posting = await receiveDelivery(sent, setProgress);
      const { sent: present, ...rest } = scannedStore.get();
      // Another tab may have had the answer before, and sent the next delivery.
      if (present?.key === sent.key) scannedStore.set({ ...rest, supplier: '', note: '' });
      onReceived(posting, sent);
    } catch (error) {
      console.warn('The delivery was not received:', error);
      setProblem(failureWords(error));
      if (settlesKey(error) && scannedStore.get().sent?.key === sent.key)
        scannedStore.set(withoutSent(scannedStore.get()));
    } finally {
      setProgress(undefined);
      setSending(false);
    }
  }

  const sendAgain = useEffectEvent(() => {
    const { sent } = scannedStore.get();
    if (sent) void send(sent);
  });
  useEffect(() => sendAgain(), []);
  useRetryOnline(sendAgain);

  return {
    progress,
    isSending,
    problem,
    sendAgain: () => {
      const { sent } = scannedStore.get();
      if (sent) void send(sent);
    },
    receive: () => {
      const next = withSent(scannedStore.get(), scannedBooks, crypto.randomUUID());
      scannedStore.set(next);
      if (next.sent) void send(next.sent);
    },
  };
}
