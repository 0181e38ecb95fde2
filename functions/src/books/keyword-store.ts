import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { database } from '../platform/firebase.ts';
import { isMissingDocument } from '../platform/http/database-errors.ts';

/** Takes the words off the books by which search once looked them up; a book that is gone needs nothing. */
export function keywordRemover() {
  const writer = database().bulkWriter();
  const failed: unknown[] = [];
  writer.onWriteError((error) => !isMissingDocument(error) && error.failedAttempts < 5);
  return {
    removeFrom(document: DocumentSnapshot) {
      if (document.get('keywords') === undefined) return;
      writer.update(document.ref, { keywords: FieldValue.delete() }).catch((error: unknown) => {
        if (!isMissingDocument(error)) failed.push(error);
      });
    },
    async close() {
      await writer.close();
      if (failed.length > 0)
        throw new Error(`${failed.length} books keep their keywords`, { cause: failed[0] });
    },
  };
}
