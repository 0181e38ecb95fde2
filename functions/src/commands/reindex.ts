// Makes the catalogue anew from the books themselves: `npm run reindex -w functions`, also while the shop is open.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { keywordRemover } from '../books/keyword-store.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { rebuildSnapshot } from '../use-cases/catalogue/fold-catalogue.ts';
import { projectName, runCommand, say } from './command.ts';

/** A fold may be first, which the functions make every few minutes; the next try has all of it. */
const tries = 3;

await runCommand(async () => {
  const project = projectName();
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const keywords = keywordRemover();
    let read = 0;
    const fold = await rebuildSnapshot((document) => {
      read += 1;
      if (read % 1000 === 0) say(`${read} books`);
      keywords.removeFrom(document);
    }, false);
    await keywords.close();
    if (!fold) continue;
    say(`Reindexed ${project}: ${fold.books} books.`);
    return;
  }
  throw new CannotProceed(`The catalogue of ${project} was folded meanwhile, each time: try again.`);
});
