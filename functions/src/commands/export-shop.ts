// `npm run export-shop -w functions -- <file>`: writes all documents of the shop into a file, while the shop may be
// open. GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.

import { writeBackup } from '../backup/backup-file.ts';
import { shopLines } from '../backup/shop-documents.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { database } from '../platform/firebase.ts';
import { namedFile, projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new CannotProceed('Name the file: npm run export-shop -w functions -- <file>');
  const project = projectName();
  const { documents, hash } = await writeBackup(namedFile(name), shopLines(database()));
  say(`Exported ${documents} documents of ${project}\nHash ${hash}`);
});
