import { expect, it } from 'vitest';
import { saidIn, sayIn } from '../../../functions/src/platform/words/say-in.ts';
import { settingsIn } from '../../../functions/src/platform/words/settings-in.ts';
import { settingsState } from '../../../functions/src/shared/audit/settings-state.ts';
import { proposalsFor } from '../../../functions/src/shared/shop/country-proposals.ts';
import { changesOf, defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import {
  defaultSettings,
  readSettings,
  settingsEditSchema,
  settingsOf,
} from '../../../functions/src/shared/shop/settings.ts';
import { defaultFrame, frameWith } from '../../../functions/src/shared/shop/shop-profile.ts';
import { longestText } from '../../../functions/src/shared/shop/shop-texts.ts';
import { settingsProblem } from '../../fixtures/settings-problem.ts';

async function editError(edit: object): Promise<string | undefined> {
  const problem = await settingsProblem(edit);
  return problem && `${problem.path}: ${problem.message}`;
}

it('The defaults are the texts that the shop has had from the start', () => {
  const { shopName, contactEmail, promo, social, news } = defaultProfile;
  expect([shopName, contactEmail]).toEqual(['Book Store', 'hello@bookstore.example']);
  expect(promo.isOn).toBe(false);
  expect(defaultProfile.welcome).toEqual({
    heading: 'New Releases This Week',
    text: 'Fresh on the table by the door: stories to stay up with, ideas to argue about and old friends in new coats.',
  });
  expect(defaultProfile.deliveryTexts).toEqual({
    time: 'in 2 to 4 working days',
    workingDays: 4,
    payment: 'pay in cash at your door',
    returnDays: 0,
  });
  expect(defaultProfile.services).toEqual({ google: true, isbnLookup: true, newsletter: true });
  expect(social.map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Facebook https://www.facebook.com/',
    'Instagram https://www.instagram.com/',
    'Twitter https://twitter.com/',
  ]);
  expect(news.map(({ title, link }) => title + link)).toEqual([
    'The shop stays open until midnight',
    'Ghost stories, by one candle',
    'Bring us your broken spines',
    'A table for slow readers',
    'A laurel for our shop window',
  ]);
});

it('The defaults are settings that may be saved', async () => {
  expect(await editError(defaultSettings)).toBeUndefined();
  expect(settingsEditSchema.cast(defaultSettings)).toEqual(defaultSettings);
});

it('An edit stays as partial as it was sent', () => {
  expect(settingsEditSchema.cast({})).toEqual({});
  expect(settingsEditSchema.cast({ shopName: ' Quire ' })).toEqual({ shopName: 'Quire' });
});

it('A shop without a document has the defaults, and nothing of it is damaged', () => {
  expect(readSettings()).toEqual({ settings: { ...defaultSettings, version: 0 }, damaged: [] });
});

it('What is damaged reads as the default and is named, and the rest stays', () => {
  const stored = {
    shopName: '',
    contactPhone: '555 0100',
    social: [{ name: 'Bad', href: 'javascript:alert(1)' }],
    promo: 'soon',
    news: [],
    sampleFigures: 'yes',
  };
  const { settings, damaged } = readSettings(stored);
  expect(settings).toEqual({ ...defaultSettings, contactPhone: '555 0100', version: 0 });
  expect(damaged.sort()).toEqual(['news', 'promo', 'sampleFigures', 'shopName', 'social']);
});

it.each([
  ['/browse/horror?sort=price', undefined],
  ['https://bookmarks.example/', undefined],
  ['', undefined],
  ['javascript:alert(1)', 'promo.link'],
  ['//[', 'promo.link'],
  ['/\\other.example/', 'promo.link'],
  ['/\t/other.example/', undefined],
  ['http://plain.example/', 'promo.link'],
  ['mailto:a@b.example', 'promo.link'],
])('A link leads into the shop or to a secure address, or it is refused: %j', async (link, path) => {
  expect((await editError({ promo: { isOn: true, text: 'News', link } }))?.split(':')[0]).toBe(path);
});

const fiveAddresses = [1, 2, 3, 4, 5].map((number) => `desk-${number}@quire.example`);
const invoices = { ...defaultSettings.invoices, isOn: true, name: 'Ink', address: '1 Mill Lane' };

it.each<[object, string | undefined]>([
  [{ aboutText: 'x'.repeat(longestText + 1) }, 'aboutText'],
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ country: 'XX' }, 'country'],
  [{ social: [{ name: 'Plain', href: 'http://plain.example/' }] }, 'social[0].href'],
  [{ orderMails: { isToContact: true, addresses: ['nobody'] } }, 'orderMails.addresses[0]'],
  [{ orderMails: { isToContact: true, addresses: ['a@b.example, c@d.example'] } }, 'orderMails.addresses[0]'],
  [{ orderMails: { isToContact: false, addresses: ['a@b.example', 'A@B.example'] } }, 'orderMails.addresses'],
  [{ orderMails: { isToContact: true, addresses: fiveAddresses } }, 'orderMails.addresses'],
  [{ deliveryTexts: { time: '', workingDays: 4, payment: '' } }, 'deliveryTexts.time'],
  [{ deliveryTexts: { time: 'x', workingDays: 0, payment: '' } }, 'deliveryTexts.workingDays'],
  [{ services: { google: 'no', isbnLookup: true, newsletter: true } }, 'services.google'],
  [{ news: [] }, 'news'],
  [{ news: defaultProfile.news.slice(3) }, undefined],
  [{ news: [{ title: 'Late', description: 'Open.', picture: 'emma.webp' }] }, 'news[0].picture'],
  [{ doors: [] }, undefined],
  [{ doors: [{ title: '', link: '/browse?price=cheap' }] }, 'doors[0].link'],
  [{ homeServices: [{ title: 'We bind', text: '' }] }, 'homeServices[0].text'],
  [{ news: defaultProfile.news.map((item) => ({ ...item, title: '' })) }, 'news[0].title'],
  [{ invoices }, undefined],
  [{ invoices: { ...invoices, name: '' } }, 'invoices.name'],
  [{ invoices: { ...invoices, creditPrefix: invoices.prefix } }, 'invoices.creditPrefix'],
])('A setting that no page could show is refused with the name of its field: %j', async (edit, path) => {
  expect((await editError(edit))?.split(':')[0]).toBe(path);
});

it('A promo line that is shown needs a text, and one that is off does not', async () => {
  expect(await editError({ promo: { isOn: true, text: ' ', link: '' } })).toMatch(/^promo\.text: Text/);
  expect(await editError({ promo: { isOn: false, text: '', link: '' } })).toBeUndefined();
});

it('A page carries what is set, and nothing of a shop that sets nothing', () => {
  expect(changesOf(defaultSettings)).toEqual({});
  const changed = { ...defaultSettings, shopName: 'Quire', social: [], sampleFigures: false };
  expect(changesOf(changed)).toEqual({ shopName: 'Quire', social: [] });
  expect(frameWith(changesOf(changed))).toMatchObject({ ...defaultFrame, shopName: 'Quire', social: [] });
});

it('The history of a German shop says its settings in German', () => {
  const state = sayIn('de', () => settingsState(defaultSettings, (label) => saidIn('de', label)));
  expect(state.tax).toEqual([
    'Steuern: Aus',
    'Preise enthalten die Steuer: Ein',
    'Was das Land verlässt: Besteuert wie im Inland',
    'Steuerkategorie von Büchern: Bücher',
  ]);
});

it('What the shop has written itself is as in its first language where a translation leaves it out', () => {
  const genres = [
    { slug: 'horror', name: 'Schauer' },
    { slug: 'fiction', name: '' },
    { slug: 'gone', name: 'Fort' },
  ];
  const de = {
    genres,
    deliveryTexts: { time: 'in 2 bis 4 Werktagen', payment: '' },
    newsletter: { wording: 'Ich will Neues' },
    delivery: { collectionText: 'Im Hof' },
  };
  const settings = settingsOf({ ...defaultSettings, translations: { de } });
  expect(settingsEditSchema.cast({ translations: { de } })).toEqual({ translations: { de } });
  const german = settingsIn(settings, 'de');
  expect(german.genres.map(({ slug, name }) => `${slug} ${name}`)).toEqual(
    expect.arrayContaining(['horror Schauer', 'fiction Belletristik', 'business Wirtschaft']),
  );
  expect(german.genres).toHaveLength(defaultSettings.genres.length);
  expect(german.deliveryTexts).toEqual({ ...defaultSettings.deliveryTexts, ...de.deliveryTexts });
  expect(german.newsletter).toEqual({ isOn: false, wording: 'Ich will Neues' });
  expect(german.delivery).toEqual({ ...defaultSettings.delivery, collectionText: 'Im Hof' });
  expect(settingsIn(settings, 'en')).toEqual(settings);
});

it.each([
  ['', []],
  ['US', ['carriers']],
  ['CH', ['currency', 'locale', 'timeZone', 'tax', 'carriers']],
  ['IE', ['currency', 'locale', 'timeZone', 'tax', 'reducedPrices', 'carriers', 'withdrawal']],
  [
    'FR',
    [
      'currency',
      'locale',
      'timeZone',
      'tax',
      'reducedPrices',
      'fixedPrices',
      'delivery',
      'carriers',
      'withdrawal',
    ],
  ],
])('A country proposes what is not so already, all of it valid: %j', (country, names) => {
  const settings = settingsOf({
    ...defaultSettings,
    timeZone: country === 'US' ? 'America/New_York' : 'UTC',
  });
  const proposals = proposalsFor(country, settings);
  expect(proposals.flatMap(Object.keys)).toEqual(names);
  for (const proposal of proposals) expect(settingsEditSchema.validateSync(proposal)).toEqual(proposal);
  const [currency, locale] = { CH: ['CHF', 'de-CH'], IE: ['EUR', 'en-IE'] }[country] ?? [];
  expect(Object.assign({}, ...proposals)).toMatchObject(currency ? { currency, locale } : {});
});
