import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { CommandButton } from '#entities/command/command-button.tsx';

interface ReplaceCopyProps {
  orderId: string;
  bookId: string;
  onDone: () => void;
}

/** Takes a damaged copy out of the stock, for which another one goes into the parcel. */
export function ReplaceCopy({ orderId, bookId, onDone }: ReplaceCopyProps) {
  // The form shows nothing that this changes: opened again it is about another copy.
  const [openedAt] = useState(Date.now);
  const input = { params: { bookId }, body: { copies: 1, orderId } };
  return (
    <CommandButton
      variant="secondary"
      command={{
        send: () => callOnce('POST /api/stock/:bookId/damaged', input, openedAt),
        failed: t('The stock was not changed'),
        done: t('One copy taken out of the stock'),
        onDone() {
          booksChanged();
          onDone();
        },
      }}
    >
      Use another copy
    </CommandButton>
  );
}
