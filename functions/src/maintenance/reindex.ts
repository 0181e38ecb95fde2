// Makes the search keywords of all books and the cache of the newest ones anew: `npm run reindex -w functions`, also
// while the shop is open. GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { reindexBooks } from '../books/book-index-store.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  let total = 'no books';
  await reindexBooks((read, corrected) => {
    total = `${read} books, of which ${corrected} had other keywords`;
    say(total);
  });
  say(`Reindexed ${project}: ${total}.`);
});
