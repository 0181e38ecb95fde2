import { string } from 'yup';
import { fixedPriceChoices } from './fixed-price-laws.ts';
import { type PriceRules, reducedPricesChoices } from './price-rules.ts';

/** The fields of the settings. */
export const priceRuleFields = {
  reducedPrices: string()
    .label('Reduced prices')
    .required()
    .oneOf(reducedPricesChoices, `Reduced prices must be one of ${reducedPricesChoices.join(', ')}`),
  fixedPrices: string()
    .label('Fixed book prices')
    .required()
    .oneOf(fixedPriceChoices, `Fixed book prices must be one of ${fixedPriceChoices.join(', ')}`),
} satisfies Record<keyof PriceRules, object>;
