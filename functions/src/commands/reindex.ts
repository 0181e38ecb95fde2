// Makes the catalogue anew from the books themselves: `npm run reindex -w functions`, also while the shop is open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { database } from '../platform/firebase.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { rebuildSnapshot } from '../use-cases/fold-catalogue.ts';
import { projectName, runCommand, say } from './command.ts';

/** A fold may be first, which the functions make every few minutes; the next try has all of it. */
const tries = 3;

const grpcNotFound = 5;

/** Takes the words off the books by which search once looked them up; a book that is gone needs nothing. */
function keywordRemover() {
  const writer = database().bulkWriter();
  const failed: unknown[] = [];
  writer.onWriteError(({ code, failedAttempts }) => code !== grpcNotFound && failedAttempts < 5);
  return {
    look(document: DocumentSnapshot) {
      if (document.get('keywords') === undefined) return;
      writer.update(document.ref, { keywords: FieldValue.delete() }).catch((error: unknown) => {
        if (errorCode(error) !== grpcNotFound) failed.push(error);
      });
    },
    async close() {
      await writer.close();
      if (failed.length > 0)
        throw new Error(`${failed.length} books keep their keywords`, { cause: failed[0] });
    },
  };
}

await runCommand(async () => {
  const project = projectName();
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const keywords = keywordRemover();
    let read = 0;
    const fold = await rebuildSnapshot((document) => {
      read += 1;
      if (read % 1000 === 0) say(`${read} books`);
      keywords.look(document);
    });
    await keywords.close();
    if (!fold) continue;
    say(`Reindexed ${project}: ${fold.books} books.`);
    return;
  }
  throw new CannotProceed(`The catalogue of ${project} was folded meanwhile, each time: try again.`);
});
