import { beforeEach, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { keptSettingsChanges } from '../../functions/src/shared/shop/past-settings.ts';
import type { SettingsEdit } from '../../functions/src/shared/shop/settings.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { admin as token } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

const empty = () => Promise.all(['settings', 'settingsArchive'].map(emptyCollection));

beforeEach(empty);

const change = (body: object, version?: number) =>
  call('PUT', '/api/settings', {
    token,
    body,
    version,
  });
const pastOf = (id: string, as = token) => call('GET', `/api/settings/past/${id}`, { token: as });

async function newestEntry() {
  const [entry] = await entriesAbout(token, 'shop');
  if (!entry) throw new Error('Nothing is noted of the settings');
  return entry.id;
}

async function lastReplaced(): Promise<SettingsEdit> {
  return (await pastOf(await newestEntry())).body.settings;
}

it('What a change has replaced is kept whole, is put back as a change of its own, and leaves later changes', async () => {
  const first = `${'Long words. '.repeat(800)}The end.`;
  await change({ aboutText: first, shopName: 'Quire' });
  await change({ aboutText: 'Short words.' });
  const entry = await newestEntry();
  const { version } = (await change({ shopName: 'Folio' })).body;
  const body = succeeded(await pastOf(entry));
  expect(body).toEqual({ settings: { aboutText: first } });
  const answer = await change(body.settings, version);
  expect(answer.body).toMatchObject({ aboutText: first, shopName: 'Folio' });
  const [latest] = await entriesAbout(token, 'shop');
  expect(latest && inShort(latest)).toBe('settings changed by Owner');
  expect(await lastReplaced()).toEqual({ aboutText: 'Short words.' });
});

it('Nothing is there of an entry that is no change of the settings', async () => {
  for (const id of ['none', 'a/b', 'x'.repeat(2000)]) {
    expectRefused(await pastOf(encodeURIComponent(id)), 404);
  }
});

it('What is damaged or from another release is left out of what is put back', async () => {
  await change({ shopName: 'Quire' });
  const former = { shopName: 7, contactPhone: '555', colour: 'red', accentColor: '#ffcc00' };
  await database()
    .collection('settingsArchive')
    .doc(await newestEntry())
    .update({ former });
  expect(await lastReplaced()).toEqual({ contactPhone: '555' });
});

it('The shop keeps so many changes of its settings and no more, each until it expires', async () => {
  const before = Date.now();
  for (let number = 0; number < keptSettingsChanges + 3; number += 1) {
    await change({ contactPhone: `555 ${number}` });
  }
  const { docs } = await database().collection('settingsArchive').get();
  const kept = docs.map((snapshot) => String(snapshot.get('former.contactPhone')));
  const wanted = Array.from({ length: keptSettingsChanges }, (_, index) => `555 ${index + 2}`);
  expect(kept.sort()).toEqual(wanted.sort());
  for (const snapshot of docs) {
    expect(snapshot.get('expiresAt').toMillis() - before).toBeGreaterThan(700 * 24 * 60 * 60_000);
  }
});
