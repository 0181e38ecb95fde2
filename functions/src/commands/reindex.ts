// `npm run reindex -w functions`: rebuilds the catalogue from the books after they were written by other programs,
// while the shop may be open. GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { Unavailable } from '../platform/http/api-errors.ts';
import { rebuildCatalogue } from '../use-cases/catalogue/fold-catalogue.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  try {
    say(`Reindexed ${project}: ${await rebuildCatalogue((read) => say(`${read} books`))} books.`);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw new CannotProceed(`The catalogue of ${project} was folded meanwhile, each time: try again.`);
  }
});
