import { string } from 'yup';
import { type PriceRules, reducedPricesChoices } from './price-rules.ts';

/** The fields of the settings. */
export const priceRuleFields = {
  reducedPrices: string()
    .label('Reduced prices')
    .required()
    .oneOf(reducedPricesChoices, `Reduced prices must be one of ${reducedPricesChoices.join(', ')}`),
} satisfies Record<keyof PriceRules, object>;
