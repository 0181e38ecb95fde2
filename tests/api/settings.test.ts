import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCollections } from '../../functions/src/backup/shop-documents.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { changesOf, profileOf } from '../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings, type Settings, settingsOf } from '../../functions/src/shared/shop/settings.ts';
import { longestText } from '../../functions/src/shared/shop/shop-texts.ts';
import { isCoverNamed } from '../../functions/src/use-cases/books/cover-uses.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { later } from '../reads/later.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { asAdmin, get, admin as token } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { addWorker } from './workers.ts';

beforeEach(async () => {
  await emptyCollection('settings');
  later(1_001);
});

const read = async (as = token) => (await call('GET', '/api/settings', { token: as })).body;
const change = (body: object, version?: number, as = token) =>
  call('PUT', '/api/settings', {
    token: as,
    body,
    version,
  });

it('A shop that sets nothing has the default settings, which each person of the dashboard may read', async () => {
  const worker = await addWorker('orders');
  expect(await read(worker.token)).toEqual({ ...defaultSettings, version: 0 });
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

it('A German shop has German words from the start, which are no settings of its own until they are changed', async () => {
  vi.stubEnv('SHOP_LANGUAGE', 'de');
  vi.resetModules();
  const { settingsRoutes } = await import('../../functions/src/routes/settings-routes.ts');
  vi.unstubAllEnvs();
  const rest = {
    params: {},
    query: {},
    header: () => undefined,
    client: { visitor: '', server: '', cookies: '' },
  };
  const asOwner = { ...rest, caller: { sessionId: '', person: owner }, signal: AbortSignal.timeout(10_000) };
  const answered = (reply: object): Settings =>
    'value' in reply ? settingsOf({ ...Object(reply.value) }) : defaultSettings;
  const german = answered(await settingsRoutes['GET /api/settings']());
  expect(german).toMatchObject({
    welcome: { heading: 'Neu diese Woche' },
    deliveryTexts: { time: 'in 2 bis 4 Werktagen', workingDays: 4 },
    mailGreeting: 'Guten Tag {name}!',
    shopName: 'Buchhandlung',
  });
  expect(german.genres[0]).toMatchObject({ slug: 'business', name: 'Wirtschaft' });
  const changed = { ...german, news: german.news.slice(1) };
  expect(answered(await settingsRoutes['PUT /api/settings']({ ...asOwner, body: changed }))).toEqual(changed);
  expect(await read()).toEqual({ ...defaultSettings, news: changed.news, version: expect.any(Number) });
});

const news = defaultSettings.news.map((item, index) =>
  index === 0 ? { ...item, title: 'A <b>late</b> evening', link: '/browse/horror' } : item,
);
const promo = { isOn: true, text: 'Free bookmarks this week', link: 'https://bookmarks.example/' };

it('The owner renames the shop and edits its news; the history names what changed', async () => {
  const body = succeeded(await change({ shopName: ' Quire & Sons ', news, promo }, 0));
  expect(body).toEqual({
    ...defaultSettings,
    shopName: 'Quire & Sons',
    news,
    promo,
    version: expect.any(Number),
  });
  const [entry] = await entriesAbout(token, 'shop');
  expect(entry).toMatchObject({
    before: {
      shopName: 'Book Store',
      promo: expect.arrayContaining(['Show the line: Off']),
      news1: expect.stringContaining('midnight'),
    },
    after: {
      shopName: 'Quire & Sons',
      promo: ['Show the line: On', 'Text: Free bookmarks this week', 'Link: https://bookmarks.example/'],
      news1: expect.stringContaining('A <b>late</b> evening\n'),
    },
  });
  expectRefused(await change({ shopName: 'Another' }, 0), 412);
  expect(await read()).toMatchObject({ shopName: 'Quire & Sons' });
  const shop = await call('GET', '/api/shop');
  expect(shop.body).toEqual(changesOf(body));
  expect(shop.headers.get('cache-control')).toContain('s-maxage=55');
});

it('The owner writes the text of a page, which anyone may read as elements, and nothing is there without one', async () => {
  const text = '## Who we are\n\nTwo *readers*. <img src=x onerror=alert(1)>';
  expectRefused(await call('GET', '/api/texts/nothing'), 404);
  succeeded(await change({ privacyText: '§'.repeat(longestText) }));
  succeeded(await change({ privacyText: '', aboutText: text }));
  expect((await call('GET', '/api/texts/about')).body.nodes).toEqual([
    { tag: 'h2', nodes: ['Who we are'] },
    { tag: 'p', nodes: ['Two ', { tag: 'em', nodes: ['readers'] }, '. ', '<img src=x onerror=alert(1)>'] },
  ]);
  expectRefused(await call('GET', '/api/texts/terms'), 404);
  expect((await call('GET', '/api/shop')).body).toMatchObject({ ownTexts: ['about'] });
});

describe('a picture of the shop', () => {
  /** As the owner's browser does. @returns its name */
  async function upload(size: string, bytes: Buffer, kind = 'logo') {
    const name = `${kind}-${crypto.randomUUID().slice(0, 8)}.${size}.png`;
    const file = (await shopBucket()).file(`books/${name}`);
    await file.save(bytes, { contentType: 'image/png', resumable: false });
    return name;
  }

  it('is shown as the logo with its size, and is not swept or removed while it is', async () => {
    const logo = await upload('120x40', await makePicture('png', 120, 40));
    const body = succeeded(await change({ logo }));
    expect(profileOf(body).logo).toEqual({ fileName: logo, width: 120, height: 40 });
    expect(await isCoverNamed([logo])).toBe(true);
    expectRefused(await asAdmin('DELETE', `/api/covers/${logo}`), 409);
    succeeded(await change({ logo: '' }));
    // It could be put back.
    expect(await isCoverNamed([logo])).toBe(true);
    expectRefused(await asAdmin('DELETE', `/api/covers/${logo}`), 409);
    await emptyCollection('settingsArchive');
    expect(await isCoverNamed([logo])).toBe(false);
    succeeded(await asAdmin('DELETE', `/api/covers/${logo}`));
  });

  it('of an author is not swept as long as the page of the author has it', async () => {
    const portrait = 'portrait-0123abcd.300x400.webp';
    const write = (fields: object) => asAdmin('PUT', '/api/authors/ann-lee', { name: 'Ann Lee', ...fields });
    expectRefused(await write({ portrait: 'emma.webp' }), 400);
    succeeded(await write({ portrait, lives: { de: 'Kam 1797 zur Welt.' } }));
    expect(await isCoverNamed([portrait])).toBe(true);
    const german = await call('GET', '/api/authors/ann-lee?language=de');
    expect(german.body).toEqual({ life: 'Kam 1797 zur Welt.', portrait, credit: '' });
    succeeded(await write({}));
    expect(await isCoverNamed([portrait])).toBe(false);
  });

  it('stands with the news, and is not swept or removed while it does, or could again', async () => {
    const picture = await upload('90x60', await makePicture('png', 90, 60), 'news');
    succeeded(await change({ news: news.slice(3).map((item) => ({ ...item, picture })) }));
    expect(await isCoverNamed([picture])).toBe(true);
    succeeded(await change({ news: defaultSettings.news }));
    expectRefused(await asAdmin('DELETE', `/api/covers/${picture}`), 409);
    await emptyCollection('settingsArchive');
    succeeded(await asAdmin('DELETE', `/api/covers/${picture}`));
    const missing = [{ ...news[0], picture }];
    expectRefused(await change({ news: missing }), 400, 'news[0].picture');
  });

  it('is refused in clear words when it is none', async () => {
    const text = await upload('120x40', Buffer.from('<svg onload=alert(1)>'));
    const larger = await upload('120x40', await makePicture('png', 400, 90));
    for (const logo of [text, larger, 'logo-00000000.120x40.png', 'emma.480w.webp', '../secret']) {
      expectRefused(await change({ logo }), 400, 'logo');
    }
    expect(await read()).toMatchObject({ logo: '' });
  });
});

it('The owner joins the names of an author, whose page then has the books of both, and parts them again', async () => {
  const surname = `Bell${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const [own, other] = [`Ann ${surname}`, `Bo ${surname}`];
  for (const author of [own, other]) await storeBook({ author });
  const wrong = await change({ joinedAuthors: own });
  expectRefused(wrong, 400, 'joinedAuthors');
  const expectBooks = async (total: number, slug: string) => {
    const address = `/api/catalogue?author=bo-${surname}&fresh=1`.toLowerCase();
    expect(await get(address)).toMatchObject({ total, author: { slug } });
  };
  await change({ joinedAuthors: `${other} = ${own}` });
  await expectBooks(2, `ann-${surname}`.toLowerCase());
  await change({ joinedAuthors: '' });
  await expectBooks(1, `bo-${surname}`.toLowerCase());
});

it('A damaged setting reads as in a shop that sets nothing, and the next change leaves what was typed alone', async () => {
  const damaged = { shopName: 7, news: ['none'], contactPhone: '555 0100', updatedAt: Timestamp.now() };
  await database().collection('settings').doc('shop').set(damaged);
  const { version, ...settings } = await read();
  expect(settings).toEqual({ ...defaultSettings, contactPhone: '555 0100' });
  succeeded(await change({ confirmAddress: true }, version));
  const healed = await database().collection('settings').doc('shop').get();
  expect(Object.keys(healed.data() ?? {}).sort()).toEqual(['confirmAddress', 'contactPhone', 'updatedAt']);
});
