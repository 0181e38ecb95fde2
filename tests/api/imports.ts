import { setTimeout } from 'node:timers/promises';
import { shopBucket } from '../../functions/src/platform/firebase.ts';
import { type BookImport, importFilePath } from '../../functions/src/shared/import/book-import.ts';
import { type ImportRules, importRulesSchema } from '../../functions/src/shared/import/import-rules.ts';
import { later } from '../reads/later.ts';
import { call } from './shop-api.ts';

/** As the admin's browser does. @returns the id of the import */
export async function uploadImport(
  content: string | Uint8Array,
  id = crypto.randomUUID(),
  metadata: { contentEncoding?: string } = {},
): Promise<string> {
  const file = (await shopBucket()).file(importFilePath(id));
  await file.save(typeof content === 'string' ? content : Buffer.from(content), {
    contentType: 'text/csv',
    metadata,
    resumable: false,
  });
  return id;
}

/** Rules that fill in whatever a line lacks. */
export const generousRules: ImportRules = importRulesSchema.cast({
  category: 'fiction',
  price: 10,
  description: 'None yet.',
});

export async function untilIdle(token: string, id: string): Promise<BookImport> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const { body } = await call('GET', `/api/imports/${id}`, { token });
    if (!['checking', 'importing', 'undoing'].includes(body.state)) return body;
    await setTimeout(30);
  }
  throw new Error('The import did not come to its end');
}

export async function checkUpload(token: string, id: string, rules = generousRules): Promise<BookImport> {
  const { body } = await call('GET', `/api/imports/${id}/columns`, { token });
  const columns = body.columns.map(({ use }: { use: string }) => use);
  await call('POST', '/api/imports', { token, body: { id, fileName: 'books.csv', columns, rules } });
  return untilIdle(token, id);
}

export async function takeStep(token: string, id: string, step: 'start' | 'undo'): Promise<BookImport> {
  await call('POST', `/api/imports/${id}/${step}`, { token });
  const idle = await untilIdle(token, id);
  // An instance learns of an import's changes a little later: here at once.
  later(60_000);
  return idle;
}
