import type { SettingsEdit } from '../../functions/src/shared/shop/settings.ts';

// The shop under test. Tests contain the sentences of a shop with default settings; `npm test -- euro` runs them on a
// shop in Germany, whose sentences `shown` and `delivered` return.

export const testedShopVariable = 'TESTED_SHOP';

export const isEuroShop = process.env[testedShopVariable] === 'euro';

const rates = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];

/** Where delivery costs less; everywhere else it costs `elsewhere`. */
const near = { names: ['United Kingdom', 'Ireland'], countries: ['GB', 'IE'], cost: 4.5, freeFrom: 60 };
const elsewhere = { cost: 7.9, freeFrom: 100 };

const area = (name: string, countries: string[], { cost, freeFrom }: typeof elsewhere) => ({
  name,
  countries,
  zips: [],
  by: 'amount' as const,
  freeFrom,
  steps: [{ from: 0, cost }],
});

const euroSettings: SettingsEdit = {
  currency: 'EUR',
  locale: 'de-DE',
  country: 'DE',
  tax: {
    isOn: true,
    isIncluded: true,
    abroad: 'own',
    defaultClass: 'books',
    rates: { books: rates(700), ebooks: rates(700), other: rates(1900) },
  },
  delivery: {
    areas: [area('Islands', near.countries, near), area('Elsewhere', [], elsewhere)],
    isShown: true,
    hasCollection: true,
    collectionText: 'Kept for two weeks',
  },
};

export const testedSettings: SettingsEdit = isEuroShop ? euroSettings : {};

/** '1234.50' → '1.234,50 €' */
function asEuros(sign: string, whole: string, decimals = ''): string {
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${sign}${grouped}${decimals.replace('.', ',')}\u00a0€`;
}

/** Sentences of a shop in Germany with delivery costs, by those of a default shop. */
const inGermany = new Map([
  ['Place an Order', 'Order with obligation to pay'],
  ['Shipping and taxes calculated at checkout.', 'Delivery from $4.50. Free from $60.00 in some areas.'],
  ['Free, in 2 to 4 working days', 'from $4.50, free from $60.00 in some areas, in 2 to 4 working days'],
]);

/** A sentence of a default shop as the shop under test says it, amounts included. */
export function asShown(sentence: string): string {
  if (!isEuroShop) return sentence;
  return (inGermany.get(sentence) ?? sentence).replace(
    /(-?)\$(\d+)(\.\d\d)?/g,
    (_, ...parts: [string, string, string?]) => asEuros(...parts),
  );
}

export const anyAmount = isEuroShop ? /\d\s€$/ : /^\$\d/;

export const orderCurrency =
  testedSettings.currency === undefined ? {} : { currency: testedSettings.currency };

/** Adds the delivery costs to a sentence with totals of books, '$0.30'; the address of most tests is in Cambridge. */
export function delivered(sentence: string, country = 'United Kingdom'): string {
  if (!isEuroShop) return sentence;
  const { cost, freeFrom } = near.names.includes(country) ? near : elsewhere;
  return sentence.replace(/\d+\.\d\d/g, (total) => {
    const isFree = Number(total) >= freeFrom;
    return isFree ? total : (Number(total) + cost).toFixed(2);
  });
}

export const defaultShopTag = '@default-shop';

/** Skips a test on the shop in euros. @param reason why it says nothing there, as the run prints it */
export function onDefaultShop(reason: string) {
  return { tag: defaultShopTag, annotation: { type: defaultShopTag, description: reason } };
}
