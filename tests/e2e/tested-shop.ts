import type { SettingsEdit } from '../../functions/src/shared/shop/settings.ts';

// The shop that the browser tests run on. Each writes the sentences of a shop that sets nothing; `npm test -- euro` runs
// them on a shop in Germany, where `shown` and `delivered` say what it shows in their place.

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

/** What the shop under test has set. */
export const testedSettings: SettingsEdit = isEuroShop ? euroSettings : {};

/** '1234.50' → '1.234,50 €' */
function asEuros(sign: string, whole: string, decimals = ''): string {
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${sign}${grouped}${decimals.replace('.', ',')}\u00a0€`;
}

/** What a shop in Germany whose delivery costs something says in place of a sentence. */
const inGermany = new Map([
  ['Place an Order', 'Order with obligation to pay'],
  ['Shipping and taxes calculated at checkout.', 'Delivery from $4.50. Free from $60.00 in some areas.'],
  ['Free, in 2 to 4 working days', 'from $4.50, free from $60.00 in some areas, in 2 to 4 working days'],
]);

/** A sentence of a shop that sets nothing, as the shop under test says it, with its amounts as that one writes them. */
export function shown(sentence: string): string {
  if (!isEuroShop) return sentence;
  return (inGermany.get(sentence) ?? sentence).replace(
    /(-?)\$(\d+)(\.\d\d)?/g,
    (_, ...parts: [string, string, string?]) => asEuros(...parts),
  );
}

/** An amount, as the shop under test writes it. */
export const anyAmount = isEuroShop ? /\d\s€$/ : /^\$\d/;

/** What an order says of the currency of its total. */
export const orderCurrency =
  testedSettings.currency === undefined ? {} : { currency: testedSettings.currency };

/** A sentence with totals of books, '$0.30', with what their delivery costs; the address of most tests is in Cambridge. */
export function delivered(sentence: string, country = 'United Kingdom'): string {
  if (!isEuroShop) return sentence;
  const { cost, freeFrom } = near.names.includes(country) ? near : elsewhere;
  return sentence.replace(/\d+\.\d\d/g, (total) => {
    const isFree = Number(total) >= freeFrom;
    return isFree ? total : (Number(total) + cost).toFixed(2);
  });
}

export const defaultShopTag = '@default-shop';

/** Keeps a test from the shop in euros. @param reason why it says nothing there, as the run prints it */
export function onDefaultShop(reason: string) {
  return { tag: defaultShopTag, annotation: { type: defaultShopTag, description: reason } };
}
