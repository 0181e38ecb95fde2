import { afterAll, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { keptCollections } from '../../functions/src/backup/shop-documents.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { call, refusal } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';
import { addWorker, removeWorker } from './workers.ts';

const defaultSettings = { sampleFigures: true, confirmAddress: false };
let token: string;

beforeEach(async () => {
  await emptyCollection('settings');
  token = await beginSession();
});
afterAll(() => emptyCollection('settings'));

const read = async (as = token) => (await call('GET', '/api/settings', { token: as })).body;
const change = (body: object, version?: number, as = token) =>
  call('PUT', '/api/settings', {
    token: as,
    body,
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  });

it('A shop that sets nothing has the default settings, which each person of the dashboard may read', async () => {
  const worker = await addWorker('orders');
  expect(await read(worker.token)).toEqual({ ...defaultSettings, version: 0 });
  expect((await change({ sampleFigures: false }, undefined, worker.token)).status).toBe(403);
  await removeWorker(worker);
});

it('The owner changes one setting and the others stay; the history and a backup hold it', async () => {
  const { status, headers, body } = await change({ sampleFigures: false });
  expect(status).toBe(200);
  expect(body).toEqual({ ...defaultSettings, sampleFigures: false, version: expect.any(Number) });
  expect(headers.get('etag')).toBe(`"${body.version}"`);
  expect(await read()).toEqual(body);
  const [entry, earlier] = await entriesAbout(token, 'shop');
  expect(entry && inShort(entry)).toBe('settings changed by Owner');
  expect(entry).toMatchObject({ before: { sampleFigures: true }, after: { sampleFigures: false } });
  expect((await change({ sampleFigures: false })).body).toEqual(body);
  expect((await entriesAbout(token, 'shop'))[1]?.id).toBe(earlier?.id);
  expect((await keptCollections(database())).map(({ id }) => id)).toContain('settings');
});

it('Settings are not overwritten by an owner who has not seen the last change', async () => {
  expect((await change({ confirmAddress: true }, 0)).status).toBe(200);
  expect((await change({ confirmAddress: false }, 0)).status).toBe(412);
  expect(await read()).toMatchObject({ confirmAddress: true });
});

it('A setting of another type, or an unknown one, is refused', async () => {
  expect(refusal(await change({ sampleFigures: 'maybe' }))).toMatchObject({
    status: 400,
    field: 'sampleFigures',
  });
  expect((await change({ colour: 'red' })).status).toBe(400);
  expect(await read()).toEqual({ ...defaultSettings, version: 0 });
});
