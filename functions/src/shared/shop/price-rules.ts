import type { fixedPriceChoices } from './fixed-price-laws.ts';

export const reducedPricesChoices = ['off', 'eu'] as const;

export interface PriceRules {
  /** 'off': from the old price that was typed. 'eu': from the lowest price of the 30 days before. */
  reducedPrices: (typeof reducedPricesChoices)[number];
  /** The country whose law fixes prices of new books; 'none' without such a law. */
  fixedPrices: (typeof fixedPriceChoices)[number];
}

export const defaultPriceRules: PriceRules = { reducedPrices: 'off', fixedPrices: 'none' };
