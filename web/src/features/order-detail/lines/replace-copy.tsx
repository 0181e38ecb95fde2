import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { IdempotencyKey } from '#lib/lost-answer.ts';

interface ReplaceCopyProps {
  orderId: string;
  bookId: string;
  onDone: () => void;
}

/** Takes a damaged copy out of the stock, for which another one goes into the parcel. */
export function ReplaceCopy({ orderId, bookId, onDone }: ReplaceCopyProps) {
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => new IdempotencyKey());

  async function report(): Promise<void> {
    setBusy(true);
    try {
      await key.send((idempotencyKey) =>
        callAdminApi('POST /api/stock/:bookId/damaged', {
          params: { bookId },
          body: { copies: 1, orderId },
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      );
      booksChanged();
      void showToast('One copy taken out of the stock');
      onDone();
    } catch (error) {
      console.warn('The damaged copy was not reported:', error);
      void showFailure('The stock was not changed', error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void report()}>
      Use another copy
    </Button>
  );
}
