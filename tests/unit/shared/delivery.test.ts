import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryCodes, countryOf } from '../../../functions/src/shared/delivery/countries.ts';
import { outlineOf } from '../../../functions/src/shared/delivery/delivery-outline.ts';
import {
  areaOf,
  deliveryQuote,
  notDeliveredWords,
} from '../../../functions/src/shared/delivery/delivery-quote.ts';
import { deliverySchema } from '../../../functions/src/shared/delivery/delivery-schema.ts';
import type { DeliveryArea } from '../../../functions/src/shared/delivery/delivery-setting.ts';
import { overlapsOf } from '../../../functions/src/shared/delivery/overlaps.ts';
import { rangesText, readRanges, zipOf } from '../../../functions/src/shared/delivery/zip-codes.ts';
import { areasBelowLaw } from '../../../functions/src/shared/shop/fixed-price-laws.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { runSize } from '../../robustness/run-size.ts';

const makeArea = (area: Partial<DeliveryArea> = {}): DeliveryArea => ({
  name: 'Area',
  countries: [],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 4 }],
  ...area,
});
const costs = (...steps: [from: number, cost: number][]) => steps.map(([from, cost]) => ({ from, cost }));
const frame = { money: dollars, locale: 'en-US', country: undefined };
const quote = (areas: DeliveryArea[], country: string, zipcode = '', cents = 1000) =>
  deliveryQuote({ areas }, { country, zipcode }, { cents, books: [] }, frame);

it.each<[string, string, string, boolean]>([
  ['figures of full width', '10000-12999', '１０１１５', true],
  ['more behind it', '10000-12999', '10115-1234', true],
  ['nothing', '10000-12999', '', false],
  ['letters in small', 'SW1', 'sw1a 1aa', true],
  ['other letters', 'SW1', 'se1 7pb', false],
  ['zeros in front', '01000-01999', '01067', true],
  ['zeros in front that were left out', '01000-01999', '1067', false],
  ['letters behind figures', '1000-1999', '1012 ab', true],
  ['a hyphen of its own', '00-001 - 09-999', '00-950', true],
  ['another district that begins alike', 'PA67', 'PA6 7LN', false],
  ['a district of two digits', 'W1', 'W10 5AB', false],
  ['a part of the district', 'W1', 'W1A 1AA', true],
  ['another part of the district', 'W1B', 'W1A 1AA', false],
  ['a district between two', 'W2 - W14', 'w9 1aa', true],
  ['another area that begins alike', 'W', 'WC1A 1AA', false],
  ['a whole British code', 'PA6 7LN', 'pa67ln', true],
  ['every code that begins so', 'PA6*', 'PA67 1AB', true],
  ['the routing key of Ireland', 'D02', 'D02 X285', true],
  ['the first half of Canada', 'M5V', 'm5v 3l9', true],
])('A zip code with %s: %s covers %s: %s', (_, ranges, zip, isWithin) => {
  expect(quote([makeArea({ zips: readRanges(ranges) })], '', zip)).toBe(isWithin ? 400 : undefined);
});

it('A zip code is read from the text of the form as it is written there', () => {
  const text = '10000-12999, sw1;\n 80331 – 80339 , 1010, pa6*';
  const read = readRanges(text);
  expect(rangesText(read)).toBe('10000 – 12999, SW1, 80331 – 80339, 1010, PA6*');
  expect(readRanges(rangesText(read))).toEqual(read);
});

it.each([
  [' de ', 'DE'],
  ['osterreich', 'AT'],
  ['The Netherlands', 'NL'],
  ['United States of America', 'US'],
  ['UK', 'GB'],
  ['Cote d’Ivoire', 'CI'],
  ['Éire', 'IE'],
  ['Korea, Republic of', 'KR'],
  ['Macedonia', 'MK'],
  ['Hong Kong, China', 'HK'],
  ['Ireland, Republic of', 'IE'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['Kosovo', 'XK'],
  ['日本', 'JP'],
  ['Gemany', undefined],
  ['', undefined],
])('A country that is written as %s in a German shop is %s', (text, code) => {
  expect(countryOf(text, 'de-DE')).toBe(code);
});

it('A country is known by its code and its English name, each of them', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of countryCodes) {
    expect([code, countryOf(code.toLowerCase(), 'ja-JP')]).toEqual([code, code]);
    expect([code, countryOf(names.of(code) ?? '', 'en-US')]).toEqual([code, code]);
  }
});

it('A country that is not known is delivered to by an area of every country alone', () => {
  const germany = makeArea({ countries: ['DE'] });
  expect(quote([germany], 'Narnia')).toBeUndefined();
  expect(quote([germany, makeArea({ steps: costs([0, 9]) })], 'Narnia')).toBe(900);
  expect(notDeliveredWords({ country: ' Narnia ', zipcode: '' }, 'en-US')).toBe(
    'We do not deliver there yet: we do not know the country “Narnia”',
  );
  expect(notDeliveredWords({ country: 'France', zipcode: '' }, 'en-US')).toBe('We do not deliver there yet');
  expect(notDeliveredWords({ country: ' ', zipcode: '' }, 'en-US')).toBe(
    'We do not deliver there yet: please name the country',
  );
});

it('The cost is that of the shop’s own country where an address names none', () => {
  const areas = [makeArea({ name: 'Home', countries: ['DE'] }), makeArea({ name: 'Abroad' })];
  const named = (country: string, home: string | undefined) =>
    areaOf(areas, { country, zipcode: '' }, { locale: 'de-DE', country: home })?.name;
  expect([named(' ', 'DE'), named('', ''), named('', undefined), named('Schweiz', 'DE')]).toEqual([
    'Home',
    'Abroad',
    'Abroad',
    'Abroad',
  ]);
});

it('The cost is nothing in a shop without areas, wherever it delivers', () => {
  expect(quote([], 'Narnia')).toBe(0);
});

it('The cost is that of the area that names the country, too, of two with the same zip codes', () => {
  const [zips, cost] = [readRanges('10'), costs([0, 9])];
  expect(quote([makeArea({ zips }), makeArea({ zips, countries: ['DE'], steps: cost })], 'DE', '10115')).toBe(
    900,
  );
});

it('The cost needs no zip code in a country that has none', () => {
  const areas = [makeArea({ countries: ['HK', 'CN'], zips: readRanges('51') })];
  expect(quote(areas, 'Hong Kong')).toBe(400);
  expect(quote(areas, 'China')).toBeUndefined();
});

/** How people write a zip code. A hyphen behind letters alone is that of a country. */
const written = (zip: string, how: number): string =>
  [zip, zip.toLowerCase(), ` ${zip} `, [...zip].join(' '), zip.replace(/(?<=\d)/, '-')][how] ?? zip;

const countries: [code: string, texts: string[]][] = [
  ['DE', ['DE', 'germany', 'Deutschland', ' Germany ']],
  ['AT', ['at', 'Austria', 'ÖSTERREICH']],
  ['US', ['usa', 'United States', 'US']],
  ['GB', ['UK', 'Great Britain', 'gb']],
];
const zipText = fc.string({ unit: fc.constantFrom(...'0129'), minLength: 1, maxLength: 4 });
/** Of those digits, at most so many each. */
const ranges = (figures: string, longest: number) =>
  fc.integer({ min: 1, max: longest }).chain((length) => {
    const zip = fc.string({ unit: fc.constantFrom(...figures), minLength: length, maxLength: length });
    return fc.tuple(zip, zip).map((zips) => {
      const [from = '', to = ''] = zips.toSorted();
      return { from, to };
    });
  });
const wholes = fc.uniqueArray(fc.integer({ min: 1, max: 9000 }), { maxLength: 3 });
const anyArea = fc.record({
  countries: fc.uniqueArray(fc.constantFrom('DE', 'AT', 'US', 'GB'), { maxLength: 3 }),
  zips: fc.array(ranges('0129', 4), { maxLength: 2 }),
  by: fc.constantFrom('amount' as const, 'weight' as const),
  froms: wholes,
  costs: fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 4, maxLength: 4 }),
  freeFrom: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: undefined }),
});

type GivenArea = typeof anyArea extends fc.Arbitrary<infer Area> ? Area : never;

it('The cost of random carts, addresses and areas is that of an oracle, to the cent', () => {
  const currencies = ['USD', 'JPY', 'KWD', 'EUR', 'HUF'];
  const shopper = fc.record({
    country: fc.constantFrom<[string | undefined, string]>(
      ...countries.flatMap(([code, texts]) => texts.map((text): [string, string] => [code, text])),
      [undefined, 'Narnia'],
      [undefined, ''],
    ),
    zip: fc.tuple(zipText, fc.integer({ min: 0, max: 4 })),
    cents: fc.integer({ min: 0, max: 12_000 }),
    weights: fc.array(fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }), { maxLength: 6 }),
  });
  const usual = fc.integer({ min: 1, max: 3000 });
  const numRuns = runSize({ quick: 300, full: 10_000 });
  let covered = 0;
  fc.assert(
    fc.property(
      fc.array(anyArea, { minLength: 1, maxLength: 5 }),
      shopper,
      fc.constantFrom(...currencies),
      usual,
      (given, who, currency, bookGrams) => {
        const money = moneyOf({ currency, locale: 'de-DE' });
        const areas = given.map(({ froms, costs, freeFrom, by, ...area }) => {
          const price = (cents: number) => Number((cents / 10 ** money.decimals).toFixed(money.decimals));
          const steps = [0, ...froms.toSorted((a, b) => a - b)].map((from, index) => ({
            from: by === 'weight' ? from : price(from),
            cost: price(costs[index] ?? 0),
          }));
          return makeArea({
            ...area,
            by,
            steps,
            freeFrom: freeFrom === undefined ? undefined : price(freeFrom),
          });
        });
        const [code, country] = who.country;
        const zipcode = written(...who.zip);
        const expected = oracle(given, code, who.zip[0], who.cents, gramsOf(who.weights, bookGrams));
        if (expected !== undefined) covered += 1;
        const place = { country, zipcode };
        const goods = { cents: who.cents, books: who.weights.map((weight) => (weight ? { weight } : {})) };
        const delivery = { areas, bookGrams };
        expect(deliveryQuote(delivery, place, goods, { money, locale: 'de-DE', country: undefined })).toBe(
          expected,
        );
      },
    ),
    { numRuns },
  );
  // Both answers must be frequent, or the oracle tests little.
  expect(covered).toBeGreaterThan(numRuns / 5);
  expect(covered).toBeLessThan(numRuns);
});

/** Counts the books of unknown weight, and weighs them all at once. */
function gramsOf(weights: readonly (number | undefined)[], each: number): number {
  let [weighed, unknown] = [0, 0];
  for (const weight of weights) {
    if (weight === undefined) unknown += 1;
    else weighed += weight;
  }
  return weighed + unknown * each;
}

/** Counts in whole cents, compares zip codes as numbers, and goes through the areas from the last to the first. */
function oracle(
  areas: GivenArea[],
  code: string | undefined,
  zip: string,
  cents: number,
  grams: number,
): number | undefined {
  let result: number | undefined;
  let best = 0;
  for (const area of areas.toReversed()) {
    const inZips = area.zips.filter(
      ({ from, to }) =>
        zip.length >= from.length &&
        Number(zip.substring(0, from.length)) >= Number(from) &&
        Number(zip.substring(0, to.length)) <= Number(to),
    );
    if (area.countries.length > 0 && !area.countries.some((one) => one === code)) continue;
    if (area.zips.length > 0 && inZips.length === 0) continue;
    const exact = inZips.map(({ from, to }) => from.length + (from === to ? 0.5 : 0));
    const fit = Math.max(0, ...exact) + (area.countries.length > 0 ? 0.1 : 0);
    if (fit < best) continue;
    best = fit;
    const reached = area.froms.filter((from) => from <= (area.by === 'weight' ? grams : cents)).length;
    result = area.freeFrom !== undefined && area.freeFrom <= cents ? 0 : area.costs[reached];
  }
  return result;
}

it('Two areas overlap where both cover an address alike, and one is never used when the first covers all of it', () => {
  const named = (name: string, countries: string[], zips = '') =>
    makeArea({ name, countries, zips: readRanges(zips) });
  const [rest, germany, berlin] = [
    named('Rest', []),
    named('Germany', ['DE']),
    named('Berlin', ['DE'], '10-12'),
  ];
  expect(overlapsOf([rest, germany, berlin])).toEqual([]);
  const overlaps = (first: DeliveryArea, second: DeliveryArea) =>
    overlapsOf([first, second]).map(({ isWhole }) => isWhole);
  expect(overlaps(berlin, named('Other', ['DE'], '10-12'))).toEqual([true]);
  expect(overlaps(berlin, named('Part', ['DE'], '11-11'))).toEqual([]);
  expect(overlaps(berlin, named('More', ['DE'], '12-14'))).toEqual([false]);
  expect(overlaps(berlin, named('Next', ['DE'], '13-14'))).toEqual([]);
  expect(overlaps(berlin, named('Vienna', ['AT'], '10-12'))).toEqual([]);
  expect(overlaps(named('Two', ['DE'], '10-12, 20-21'), berlin)).toEqual([true]);
  expect(overlaps(germany, named('Both', ['AT', 'DE']))).toEqual([false]);
  expect(overlaps(named('Both', ['AT', 'DE']), germany)).toEqual([true]);
});

it('The law of a country names the areas in which new books may be delivered for less', () => {
  const least = { countries: ['FR'], steps: costs([0, 3], [35, 0.01]) };
  const belowIn = (country: string, area: Partial<DeliveryArea>) =>
    areasBelowLaw([makeArea({ ...least, ...area })], country).length;
  expect(belowIn('FR', {})).toBe(0);
  expect(belowIn('DE', { steps: costs([0, 0]) })).toBe(0);
  expect(belowIn('FR', { steps: costs([0, 3], [34.99, 0.01]) })).toBe(1);
  expect(belowIn('FR', { steps: costs([0, 2.99]) })).toBe(1);
  expect(belowIn('FR', { steps: costs([0, 3], [35, 0]) })).toBe(1);
  expect(belowIn('FR', { freeFrom: 50 })).toBe(1);
  expect(belowIn('FR', { countries: [], freeFrom: 50 })).toBe(1);
  expect(belowIn('FR', { countries: ['BE'], freeFrom: 50 })).toBe(0);
  expect(belowIn('FR', { by: 'weight', steps: costs([0, 3], [500, 5]) })).toBe(0);
  expect(belowIn('FR', { by: 'weight', steps: costs([0, 3], [500, 1]) })).toBe(1);
});

it.each<[string, DeliveryArea[], object | undefined]>([
  ['without areas', [], undefined],
  [
    'that is free from an amount',
    [makeArea({ freeFrom: 40 })],
    { fromCents: 400, freeFromCents: 4000, isFreeFromEverywhere: true },
  ],
  [
    'whose last cost is none',
    [makeArea({ steps: costs([0, 4], [20, 2], [30, 0]) })],
    { fromCents: 200, freeFromCents: 3000, isFreeFromEverywhere: true },
  ],
  [
    'of several areas',
    [makeArea({ freeFrom: 40 }), makeArea({ steps: costs([0, 9]) })],
    { fromCents: 400, freeFromCents: 4000 },
  ],
  [
    'by weight, whose lightest books cost nothing',
    [makeArea({ by: 'weight', steps: costs([0, 0], [1000, 4], [2000, 3]) })],
    { fromCents: 300 },
  ],
  [
    'by weight, that is free from an amount',
    [makeArea({ by: 'weight', freeFrom: 40 })],
    { fromCents: 400, freeFromCents: 4000, isFreeFromEverywhere: true },
  ],
  ['that is free somewhere', [makeArea({ steps: costs([0, 0]) }), makeArea()], { fromCents: 0 }],
])('What pages say of a delivery %s', (_, areas, outline) => {
  expect(outlineOf({ areas, isShown: true }, dollars)).toEqual(outline && { ...outline, isShown: true });
});

const problemOf = (area: object, more: object = {}) => {
  const value = { areas: [{ ...makeArea(), ...area }], isShown: true, bookGrams: 300, ...more };
  return deliverySchema
    .validate(value, { context: { money: dollars } })
    .then(() => undefined)
    .catch(({ message }) => message);
};

const order = 'The first cost is from 0 on, and each further one from more than the one before';
const amounts = 'Area: amounts have the decimals of the currency, and weights are whole grams up to 1000000';

it.each<[object, string]>([
  [{ name: ' ' }, 'Name is a required field'],
  [{ countries: 'Germany, Narnia' }, '“Narnia” is no country that the shop knows'],
  [
    { zips: '12999-10000' },
    '12999 to 10000 is no range: both ends are of the same length, the first one first',
  ],
  [{ steps: [] }, 'An area needs at least one cost'],
  [{ steps: costs([1, 4]) }, order],
  [{ steps: costs([0, -4]) }, 'Cost must not be negative'],
  [{ steps: [{ from: 0, cost: '4,005' }] }, 'Cost can be read in two ways: write 4005 or 4.00'],
  [
    {
      by: 'weight',
      steps: [
        { from: 0, cost: 4 },
        { from: '500,5', cost: 5 },
      ],
    },
    amounts,
  ],
  [{ by: 'weight', steps: costs([0, 4], [1_000_001, 5]) }, amounts],
])('An area with %j is refused: %s', async (area, problem) => {
  expect(await problemOf(area)).toBe(problem);
});

it.each<[unknown, string]>([
  [undefined, 'Say what a book weighs that names no weight'],
  ['heavy', 'Weight of other books must be a whole number of grams'],
  [0, 'Weight of other books must be greater than or equal to 1'],
  [50_001, 'Weight of other books must be less than or equal to 50000'],
])(
  'Where a cost goes by weight, %j is no weight of the other books; elsewhere it is left out',
  async (bookGrams, problem) => {
    expect(await problemOf({ by: 'weight' }, { bookGrams })).toBe(problem);
    expect(await problemOf({}, { bookGrams })).toBeUndefined();
    expect(deliverySchema.cast({ areas: [makeArea()], isShown: true, bookGrams })).toEqual({
      areas: [makeArea()],
      isShown: true,
    });
  },
);

it('An area is read from what a form sends', () => {
  const typed = {
    name: ' Alps ',
    countries: 'Österreich, ch, Korea, Republic of',
    zips: '6000-6999',
    by: 'amount',
    steps: [{ from: 0, cost: '4,50' }],
    freeFrom: '',
  };
  expect(deliverySchema.cast({ areas: [typed] }, { context: { money: dollars } })).toEqual({
    areas: [
      {
        name: 'Alps',
        countries: ['AT', 'CH', 'KR'],
        zips: [{ from: '6000', to: '6999' }],
        by: 'amount',
        steps: costs([0, 4.5]),
        freeFrom: undefined,
      },
    ],
    isShown: true,
  });
  expect(zipOf('d - 10115')).toBe('10115');
});
