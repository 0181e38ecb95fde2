import { readFileSync } from 'node:fs';
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
import { testedBundle } from './bundle-functions.ts';

// Before every file of the API: each process has a shop of its own, so that files run side by side. The functions
// answer within the process; database and bucket are another project's, in which no trigger starts.

const own = `${projectId}-${process.env.VITEST_POOL_ID}`;

/** Leaves nothing of the files before, on which no file may depend: their order is another one in each run. */
async function emptyShop(): Promise<void> {
  await emptyDatabase(hostOf('firestore'), own);
  // What the first changes of a shop add to its documents.
  const { readCounters, writeCounters } = await import('../../functions/src/stats/counter-store.ts');
  await writeCounters(await readCounters());
  const { rebuildSnapshot } = await import('../../functions/src/use-cases/catalogue/fold-catalogue.ts');
  await rebuildSnapshot();
}

async function openShop(): Promise<void> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD_HASH } = parseEnv(readFileSync(secretsFile, 'utf8'));
  Object.assign(process.env, {
    ADMIN_USERNAME,
    ADMIN_PASSWORD_HASH,
    SMTP_URL: smtpAddress,
    FUNCTIONS_EMULATOR: 'true',
    ISBN_LOOKUP: 'true',
    ISBN_LOOKUP_ADDRESS: openLibraryAddress,
  });
  // The accounts stay in the emulated project, the only one for which the Auth emulator gives out tokens.
  initializeApp({ projectId, storageBucket: `${own}.appspot.com` });
  getFirestore().settings({ projectId: own });
  await emptyShop();
  // The emulator knows a bucket from its first file on.
  await getStorage().bucket().file('first').save('', { resumable: false });
  const { address } = await serveFunctionsHere(testedBundle);
  process.env.SHOP_HERE = address;
}

if (getApps().length === 0) await openShop();
else await emptyShop();
// The address was another one when the modules were loaded.
vi.resetModules();
