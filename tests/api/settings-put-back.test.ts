import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { defaultSettings, type Settings } from '../../functions/src/shared/shop/settings.ts';
import { keysOf } from '../../functions/src/shared/values/table-keys.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openDemoShop } from './demo-shop.ts';
import { changeEverySetting, orderAndCancel, putSettingsBack } from './settings-round-trip.ts';
import { call } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

// SETTINGS_SEED=7 npm test -- tests/api/settings-put-back.test.ts draws others.
const seed = Number(process.env.SETTINGS_SEED ?? 20_261_123);

const paths = [
  ...['/', '/books/dracula', '/browse', '/browse/fiction', '/search?q=the', '/authors/jules-verne'],
  ...['/shelves', '/about', '/privacy', '/terms', '/books/no-such-book'],
  ...['/api/shop', '/api/genres', '/api/books?limit=18', '/api/catalogue', '/sitemap.xml', '/feeds/new.xml'],
];

let token: string;

// The session begins after, since an empty shop has none.
beforeAll(async () => {
  await openDemoShop();
  token = await beginSession();
});
afterAll(() => emptyCollection('settings'));

/** When a page was rendered, as the data within it says. */
const moments = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

/** What the shop answers for a path: its status, and every byte but for the moment. */
async function answerOf(path: string): Promise<string> {
  const answer = await fetch(shopAddress + path);
  return `${answer.status} ${(await answer.text()).replace(moments, '')}`;
}

const answers = async () =>
  new Map(await Promise.all(paths.map(async (path) => [path, await answerOf(path)] as const)));

const settings = async (): Promise<Settings> => (await call('GET', '/api/settings', { token })).body;
const asBefore = async (before: ReadonlyMap<string, string>) => {
  const now = await answers();
  return paths.filter((path) => now.get(path) !== before.get(path));
};

/** The functions know other settings a second later. */
const soon = 500;

it('a shop that has changed every setting, and put them back, answers byte for byte as before', async () => {
  const before = await answers();
  expect(await asBefore(before), 'pages that differ from one moment to the next').toEqual([]);

  const changed = await changeEverySetting(token, seed);
  expect(
    keysOf(defaultSettings).filter((name) => isDeepStrictEqual(changed[name], defaultSettings[name])),
  ).toEqual([]);
  await eventually(async () => expect(await answerOf('/')).not.toBe(before.get('/')), soon);
  await orderAndCancel(token, 'dracula');

  await putSettingsBack(token);
  expect(await settings()).toMatchObject(defaultSettings);
  await eventually(async () => expect(await answerOf('/')).toBe(before.get('/')), soon);
  expect(await asBefore(before)).toEqual([]);
});
