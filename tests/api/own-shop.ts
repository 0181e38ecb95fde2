import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { vi } from 'vitest';
import { smtpAddress } from '../emulators/mail-catcher.ts';
import { openLibraryAddress } from '../emulators/open-library.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { secretsFile } from '../emulators/secrets.ts';
import { emptyDatabase } from '../fixtures/demo-shop/demo-emulators.ts';
import { serveFunctionsHere } from '../reads/functions-here.ts';
import { later } from '../reads/later.ts';
import { testedBundle } from './bundle-functions.ts';

// Before every file of the API: each process has a shop of its own, so that files run in parallel. The functions answer
// within the process; database and bucket are another project's, in which no trigger starts.

const own = `${projectId}-${process.env.VITEST_POOL_ID}`;

/** Files must not depend on earlier ones: their order differs in each run. */
async function emptyShop(): Promise<void> {
  await emptyDatabase(hostOf('firestore'), own);
  // What the first changes of a shop add to its documents.
  const { readCounters, writeCounters } = await import('../../functions/src/stats/counter-store.ts');
  await writeCounters(await readCounters());
  const { rebuildSnapshot } = await import('../../functions/src/use-cases/catalogue/fold-catalogue.ts');
  await rebuildSnapshot();
  // Drops the caches of catalogue and settings from the file before.
  later(60_000);
}

/** Stands for Cloud Tasks: runs what the functions queue at once, one task after the other, without retries. */
async function openTaskQueue(): Promise<void> {
  const { runImport } = await import(testedBundle.href);
  let last = Promise.resolve();
  const server = createServer(async (request, response) => {
    const body: { task?: { httpRequest?: { body?: string } } } = Object(await json(request));
    const { data } = JSON.parse(Buffer.from(body.task?.httpRequest?.body ?? '', 'base64').toString());
    last = last.then(() => runImport.run({ data })).catch(console.error);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The queue has no port');
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${bound.port}`;
}

async function openShop(): Promise<void> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD_HASH } = parseEnv(readFileSync(secretsFile, 'utf8'));
  Object.assign(process.env, {
    ADMIN_USERNAME,
    ADMIN_PASSWORD_HASH,
    SMTP_URL: smtpAddress,
    VOUCHER_KEY: 'the-key-of-the-codes-of-the-tests',
    FUNCTIONS_EMULATOR: 'true',
    ISBN_LOOKUP: 'true',
    ISBN_LOOKUP_ADDRESS: openLibraryAddress,
  });
  // The accounts stay in the emulated project, the only one for which the Auth emulator issues tokens.
  initializeApp({ projectId, storageBucket: `${own}.appspot.com` });
  getFirestore().settings({ projectId: own });
  await emptyShop();
  // The emulator knows a bucket only after its first file.
  await getStorage().bucket().file('first').save('', { resumable: false });
  // An instance reads settings again after a second: here it is over at once.
  const { address } = await serveFunctionsHere(testedBundle, () => later(1_001));
  process.env.SHOP_HERE = address;
  await openTaskQueue();
}

if (getApps().length === 0) await openShop();
else await emptyShop();
// The address was another one when the modules were loaded.
vi.resetModules();
