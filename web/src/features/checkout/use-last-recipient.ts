import { useEffect, useState } from 'react';
import { whenIdle } from '#lib/browser/when-idle.ts';
import { fetchLastRecipient, type Recipient } from './last-recipient.ts';

/**
 * The recipient of the shopper's newest order, once it is known. A failure is only logged: the form does without it.
 */
export function useLastRecipient(uid: string): Recipient | undefined {
  const [recipient, setRecipient] = useState<Recipient>();
  useEffect(() => {
    const unused = new AbortController();
    // Not at once: on a slow line the form itself would wait for this.
    const cancel = whenIdle(() => {
      fetchLastRecipient(uid, unused.signal).then(setRecipient, (error: unknown) => {
        if (!unused.signal.aborted) console.warn('The last order could not be read:', error);
      });
    });
    return () => {
      cancel();
      unused.abort();
    };
  }, [uid]);
  return recipient;
}
