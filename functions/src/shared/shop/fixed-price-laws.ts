import type { DeliveryArea, DeliveryStep } from '../delivery/delivery-setting.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** Countries, by ISO 3166-1, where the publisher's price binds shops, with the law. */
const fixedPriceLaws = {
  // Gesetz über die Preisbindung für Bücher (BuchPrG), 2002, § 3 and § 5.
  DE: { country: t('Germany'), law: 'BuchPrG' },
  // Bundesgesetz über die Preisbindung bei Büchern (BPrBG), 2023.
  AT: { country: t('Austria'), law: 'BPrBG' },
  // Loi n° 81-766 du 10 août 1981 relative au prix du livre.
  FR: { country: t('France'), law: 'Loi n° 81-766' },
  // Legge 27 luglio 2011, n. 128, with Legge 13 febbraio 2020, n. 15.
  IT: { country: t('Italy'), law: 'Legge 128/2011' },
  // Ley 10/2007, de 22 de junio, de la lectura, del libro y de las bibliotecas.
  ES: { country: t('Spain'), law: 'Ley 10/2007' },
  // Decreto-Lei n.º 176/96, de 21 de setembro.
  PT: { country: t('Portugal'), law: 'Decreto-Lei 176/96' },
  // Wet op de vaste boekenprijs, 2004.
  NL: { country: t('the Netherlands'), law: 'Wet op de vaste boekenprijs' },
} as const;

/** At most a rebate, always a rebate for several copies, or by copies and by value. */
type Rebate =
  | { most: number }
  | { always: number }
  | {
      copiesAbove: readonly { copies: number; basisPoints: number }[];
      orderAbove: readonly { cents: number; basisPoints: number }[];
    };

/** Rebates on fixed prices by the kind of customer; a country or kind that is missing gets none. */
const rebateLaws: Readonly<Record<string, Readonly<Record<string, Rebate>>>> = {
  // BuchPrG § 7: (2) libraries, where the shop may; (3) books for lessons, where it must.
  DE: {
    researchLibrary: { most: 500 },
    library: { most: 1000 },
    school: {
      copiesAbove: [
        { copies: 10, basisPoints: 800 },
        { copies: 25, basisPoints: 1000 },
        { copies: 100, basisPoints: 1200 },
        { copies: 500, basisPoints: 1300 },
      ],
      orderAbove: [
        { cents: 2_500_000, basisPoints: 1300 },
        { cents: 3_800_000, basisPoints: 1400 },
        { cents: 5_000_000, basisPoints: 1500 },
      ],
    },
    schoolBudget: { always: 1200 },
  },
  // BPrBG 2023 § 8 (1) 1: public libraries, which are open to everyone.
  AT: { library: { most: 1000 } },
  // Article 3: libraries that receive the public, and what schools and institutes need themselves.
  FR: {
    researchLibrary: { most: 900 },
    library: { most: 900 },
    school: { most: 900 },
    schoolBudget: { most: 900 },
  },
  // Article 2 (2), as of Legge 15/2020: no limit binds what libraries buy for their own use.
  IT: { researchLibrary: { most: 10_000 }, library: { most: 10_000 } },
  // Article 11.1 b: libraries, schools and institutes of research.
  ES: {
    researchLibrary: { most: 1500 },
    library: { most: 1500 },
    school: { most: 1500 },
    schoolBudget: { most: 1500 },
  },
};

export const rebateLawOf = (country: string) => rebateLaws[country];

export const fixedPriceChoices = ['none', ...keysOf(fixedPriceLaws)] as const;

const hasLaw = keyGuard(fixedPriceLaws);

interface PaidDeliveryLaw {
  law: string;
  currency: string;
  /** The least cost of delivery, with tax, by the price of the new books. */
  steps: readonly DeliveryStep[];
}

/** Where new books are never delivered free of charge, unless they are collected. */
const paidDeliveryLaws: Readonly<Record<string, PaidDeliveryLaw>> = {
  // Loi n° 81-766, article 1, as of loi n° 2021-1901 du 30 décembre 2021; arrêté du 4 avril 2023: 3 € at least for new
  // books of less than 35 €, and more than nothing for others.
  FR: {
    law: 'Loi n° 2021-1901',
    currency: 'EUR',
    steps: [
      { from: 0, cost: 3 },
      { from: 35, cost: 0.01 },
    ],
  },
};

export const paidDeliveryIn = (country: string) => paidDeliveryLaws[country];

/** '' where none applies. */
export const paidDeliveryLaw = (country: string): string => paidDeliveryLaws[country]?.law ?? '';

/** Areas of a country that cost less than its law demands for new books. */
export function areasBelowLaw<Area extends Omit<DeliveryArea, 'name' | 'zips'>>(
  areas: readonly Area[],
  country: string,
): Area[] {
  const least = paidDeliveryLaws[country]?.steps ?? [];
  // By weight, the price of the books is not known.
  const leastAt = ({ by }: Area, from: number) =>
    least.findLast((step) => step.from <= (by === 'weight' ? 0 : from))?.cost ?? 0;
  const isBelow = (area: Area) =>
    area.freeFrom !== undefined || area.steps.some(({ from, cost }) => cost < leastAt(area, from));
  return areas.filter(
    (area) =>
      least.length > 0 && (area.countries.length === 0 || area.countries.includes(country)) && isBelow(area),
  );
}

/** 'Germany (BuchPrG)' */
export function fixedPriceName(country: string): string {
  return hasLaw(country) ? `${fixedPriceLaws[country].country} (${fixedPriceLaws[country].law})` : t('None');
}

/** Why the country's law does not allow a reduced price; '' where it does. @param said translates the country's name */
export function fixedPriceWords(country: unknown, said = (name: string) => name): string {
  if (typeof country !== 'string' || !hasLaw(country)) return '';
  const { country: name, law } = fixedPriceLaws[country];
  return t('new books have a fixed price in {country} ({law})', { country: said(name), law });
}

/** From the context of a validation: `{ fixedPrices }`. */
export function fixedPriceWordsIn(context: unknown): string {
  return fixedPriceWords(Object(context).fixedPrices);
}
