import type { Book } from '@bookstore/functions/shared/book';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { texts } from '#config/texts.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { deleteBook } from './inventory-commands.ts';

export function DeleteButton({ book }: { book: Book }) {
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await deleteBook(book._id);
    } catch (error) {
      console.warn('The book was not deleted:', error);
      setBusy(false);
      void showFailure(texts.deleteBookFailure);
      return;
    }
    void showToast(texts.deleteBookSuccess);
  }

  return (
    <Button look="quiet" busy={busy} aria-label={`Delete ${book.title}`} onClick={() => void remove()}>
      Delete
    </Button>
  );
}
