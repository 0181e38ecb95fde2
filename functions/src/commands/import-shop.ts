// `npm run import-shop -w functions -- <file>`: fills an empty shop from a file of export-shop. GOOGLE_CLOUD_PROJECT
// names the project; uses the caller's Google credentials.

import { shopSum } from '../backup/shop-documents.ts';
import { importShop } from '../backup/shop-import.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { database } from '../platform/firebase.ts';
import { rebuildSnapshot } from '../use-cases/catalogue/fold-catalogue.ts';
import { namedFile, projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new CannotProceed('Name the file: npm run import-shop -w functions -- <file>');
  const project = projectName();
  const { documents, hash } = await importShop(namedFile(name), database());
  await rebuildSnapshot();
  const now = await shopSum(database());
  say(`Imported ${documents} documents into ${project}\nHash ${now.hash}`);
  if (now.hash === hash) {
    say('Bring its data to this release: npm run migrate -w functions');
    return;
  }
  throw new CannotProceed(
    `The shop now has ${now.documents} documents, and the backup's hash is ${hash}: the shop was written to meanwhile.`,
  );
});
