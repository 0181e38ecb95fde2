import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import {
  defaultSettings,
  type Settings,
  type StoredSettings,
} from '../../functions/src/shared/shop/settings.ts';
import { keysOf } from '../../functions/src/shared/values/table-keys.ts';
import { shopAddress } from '../emulators/project.ts';
import { changedSettings } from '../fixtures/changed-settings.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { storeLogo } from '../fixtures/logo-file.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { openDemoShop } from './demo-shop.ts';
import { call, succeeded } from './shop-api.ts';

// SETTINGS_SEED=7 npm test -- tests/api/settings-put-back.test.ts draws others.
const seed = Number(process.env.SETTINGS_SEED ?? 20_261_123);

const paths = [
  '/',
  '/books/dracula',
  '/browse',
  '/browse/fiction',
  '/search?q=the',
  '/authors/jules-verne',
  '/shelves',
  '/about',
  '/privacy',
  '/terms',
  '/books/no-such-book',
  '/api/shop',
  '/api/genres',
  '/api/doors',
  '/api/books?limit=18',
  '/api/catalogue',
  '/sitemap.xml',
  '/feeds/new.xml',
];

const save = async (body: object): Promise<StoredSettings> =>
  succeeded(await call('PUT', '/api/settings', { token, body }));

async function changeEverySetting(): Promise<StoredSettings> {
  return save(changedSettings(await storeLogo('00000003', 300, 60), seed));
}

async function putSettingsBack(): Promise<StoredSettings> {
  const [entry] = await entriesAbout(token, 'shop');
  const { settings } = succeeded(await call('GET', `/api/settings/past/${entry?.id}`, { token }));
  return save(settings);
}

/** An order to be collected, as by a shopper who learns the total from the shop. */
async function orderAndCancel(bookId: string) {
  const shopper = await registerShopper();
  const order = (totalPrice: string) =>
    call('POST', '/api/orders', {
      token: shopper.token,
      body: { ...makeOrderRequest([]), productIds: [bookId], totalPrice, currency: 'EUR', collection: true },
    });
  const { body } = await order('0.00');
  const { _id } = succeeded(await order(body.error.details.totalPrice));
  const cancelling = { from: 'placed', to: 'cancelled' };
  succeeded(await call('POST', `/api/orders/${_id}/status`, { token, body: cancelling }));
}

let token: string;

// The session begins after, since an empty shop has none.
beforeAll(async () => {
  await openDemoShop();
  token = await beginSession();
});

async function answerOf(path: string) {
  const answer = await fetch(shopAddress + path);
  return `${answer.status} ${await answer.text()}`;
}

/** The first difference of two pages, with its surroundings: whole pages are too long to be read. */
function partingOf(one: string, other = ''): string[] {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  if (one === other) return [];
  return [one, other].map((page) => page.slice(Math.max(0, at - 80), at + 200));
}

const answers = async () =>
  new Map(await Promise.all(paths.map(async (path) => [path, await answerOf(path)] as const)));

const settings = async (): Promise<Settings> => (await call('GET', '/api/settings', { token })).body;
const asBefore = async (before: ReadonlyMap<string, string>) => {
  const now = await answers();
  return paths.flatMap((path) => partingOf(now.get(path) ?? '', before.get(path)));
};

it('a shop that has changed every setting, and put them back, answers byte for byte as before', async () => {
  const before = await answers();
  expect(await asBefore(before), 'pages that differ from one moment to the next').toEqual([]);

  const changed = await changeEverySetting();
  expect(
    keysOf(defaultSettings).filter((name) => isDeepStrictEqual(changed[name], defaultSettings[name])),
  ).toEqual([]);
  expect(await answerOf('/')).not.toBe(before.get('/'));
  await orderAndCancel('dracula');

  await putSettingsBack();
  expect(await settings()).toMatchObject(defaultSettings);

  expect(await asBefore(before)).toEqual([]);
});
