import { expect, it, vi } from 'vitest';
import type { Language } from '../../../functions/src/shared/words/languages.ts';
import { makeBook } from '../../fixtures/factories.ts';

async function shopOf(first: Language) {
  vi.resetModules();
  vi.stubEnv('SHOP_LANGUAGE', first);
  const profile = await import('../../../functions/src/settings/shop-profile.ts');
  const genres = await import('../../../functions/src/settings/shop-genres.ts');
  const { settingsIn } = await import('../../../functions/src/platform/words/settings-in.ts');
  const words = await import('../../../functions/src/settings/settings-store.ts');
  const { defaultSettings, readSettings } = await import('../../../functions/src/shared/shop/settings.ts');
  const files = await import('../book-file/checked-file.ts');
  const { moneyOf } = await import('../../../functions/src/shared/shop/money-format.ts');
  const { withShips } = await import('../../../functions/src/shared/book/with-ships.ts');
  const read = (document: object = {}) =>
    readSettings(words.typedSettings({ ...document }), words.usualIn(first)).settings;
  return {
    ...profile,
    ...genres,
    ...words,
    ...files,
    moneyOf,
    withShips,
    settingsIn,
    read,
    stored: defaultSettings,
  };
}

const german = await shopOf('de');

it('An untouched shop says of itself in each language what that has for it, and its pages carry none of it', async () => {
  const { shopIn, stored } = german;
  const { shopName, genres, deliveryTexts } = shopIn(stored, 'de').profile;
  expect([shopName, deliveryTexts.time]).toEqual(['Buchhandlung', 'in 2 bis 4 Werktagen']);
  expect(genres.map(({ name }) => name)).toContain('Belletristik');
  expect(shopIn(stored, 'fr').profile.shopName).toBe('Librairie');
  expect(shopIn(stored, 'en').profile.shopName).toBe('Book Store');
  for (const language of ['de', 'fr', 'en'] as const) expect(shopIn(stored, language).changes).toEqual({});
});

it('Amounts are written as the language of a page writes them, in the region that the owner has chosen', async () => {
  const { moneyOf, shopIn, stored } = german;
  const own = { ...stored, currency: 'EUR', locale: 'de-DE' };
  const written = (['de', 'nl'] as const).map((language) =>
    moneyOf(shopIn(own, language).profile).text(2950),
  );
  expect(written).toEqual(['29,50\u00a0€', '€\u00a029,50']);
});

it('What the owner has typed is stored, and nothing else of what a form sends', async () => {
  const { read, typedSettings } = german;
  const { version: _, ...settings } = read();
  expect(typedSettings(settings)).toEqual({});
  const [first, second, ...others] = settings.genres;
  if (!first || !second) throw new Error('There are no genres');
  const sent = {
    ...settings,
    deliveryTexts: { ...settings.deliveryTexts, workingDays: 2 },
    genres: [second, { ...first, name: 'Geld' }, ...others],
    homeServices: settings.homeServices.with(1, { title: 'Wir binden', text: 'Von Hand.' }),
    social: [],
  };
  const stored = typedSettings(sent);
  expect(stored).toEqual({
    deliveryTexts: { workingDays: 2 },
    genres: [
      { slug: second.slug },
      { slug: first.slug, name: 'Geld' },
      ...others.map(({ slug }) => ({ slug })),
    ],
    homeServices: [{}, { title: 'Wir binden', text: 'Von Hand.' }, {}],
    social: [],
  });
  expect(read(stored)).toEqual({ ...sent, version: 0 });
});

it.each(['de', 'en'] as const)(
  'What release 1.0.0 has stored of a shop that speaks %s reads as unset where it is a default in English, or in that language',
  async (first) => {
    const { read, settingsIn, shopIn, stored, usualIn } = first === 'de' ? german : await shopOf(first);
    const untouched = read();
    expect(read(stored)).toEqual(untouched);
    expect(read(usualIn(first))).toEqual(untouched);
    const translations = { fr: { welcome: { heading: 'Chez nous', text: stored.welcome.text } } };
    const old = read({ ...stored, shopName: 'Quire', languages: ['fr'], translations });
    const french = settingsIn(old, 'fr');
    expect(french).toMatchObject({ shopName: 'Quire', welcome: { heading: 'Chez nous' } });
    expect(french.welcome.text).toBe(settingsIn(untouched, 'fr').welcome.text);
    expect(french.homeServices).toEqual(usualIn('fr').homeServices);
    expect(shopIn(old, 'fr').changes).toEqual({
      shopName: 'Quire',
      languages: ['fr'],
      welcome: french.welcome,
    });
  },
);

it('A file may call a genre as the shop does in any of its languages, in English, or as its owner does', async () => {
  const { generous, genresByName, judge, noStocks, stored } = german;
  const [business, ...others] = stored.genres;
  if (!business) throw new Error('There is no genre');
  const genres = genresByName({
    ...stored,
    languages: ['fr'],
    genres: [{ ...business, name: 'Geld' }, ...others],
    translations: { fr: { genres: [{ slug: 'horror', name: 'Épouvante' }] } },
  });

  const categories = {
    Geld: 'business',
    business: 'business',
    BELLETRISTIK: 'fiction',
    Fiction: 'fiction',
    Littérature: 'fiction',
    'Bücher > Horror': 'horror',
    épouvante: 'horror',
  };
  const csv = ['title,category', ...Object.keys(categories).map((name) => `About ${name},${name}`)].join(
    '\n',
  );
  const lines = await judge(csv, [], { ...generous, category: '' }, noStocks, genres);
  expect(lines.map(({ plan, reasons }) => (plan?.kind === 'new' ? plan.book.category : reasons))).toEqual(
    Object.values(categories),
  );
});

it('A rule of books that are ordered may call a genre as the shop does in its language', async () => {
  const { withGenreNames, withShips, stored } = german;
  const days = { fromDays: 9, toDays: 12 };
  const rules = [{ name: 'Belletristik', whenSoldOut: 'order' as const, ...days }];
  const shop = withGenreNames({ ...stored, specialOrders: { ...stored.specialOrders, isOn: true, rules } });
  const soldOut = (category: string) => withShips({ ...makeBook({ category }), stockLeft: 0 }, shop).ships;
  expect(soldOut('fiction')).toEqual(days);
  expect(soldOut('horror')).toBeUndefined();
});
