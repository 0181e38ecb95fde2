import { costSchema } from '../delivery/delivery-schema.ts';
import type { GiftsSetting } from '../order/gift-wrapping.ts';
import { isTaxClass, taxClasses, taxClassNames } from '../tax/tax-classes.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { t } from '../words/words.ts';
import { flag, section, whole } from './section.ts';

const giftsSchema = whole(t('Gifts'), {
  isOn: flag(t('Offer gifts at the checkout'), {
    hint: t(
      'A note of up to 200 letters on a card of its own, and a packing slip without prices, for nothing.',
    ),
  }).required(),
  isWrapping: flag(t('Offer gift wrapping')).default(false),
  wrapPrice: costSchema(t('Price of wrapping'))
    .transform((amount: number, given: unknown) => (given === '' ? 0 : amount))
    .default(0)
    .meta({
      isHalf: true,
      input: { inputMode: 'decimal', autoComplete: 'off' },
      hint: t('Once for each order. 0: free.'),
    }),
  taxClass: choiceSchema(t('Tax of wrapping'), taxClassNames)
    .oneOf(taxClassNames)
    .default('other')
    .meta({
      isHalf: true,
      choice: { labelOf: (name) => (isTaxClass(name) ? taxClasses[name].label : name) },
      hint: t('In a shop that shows taxes.'),
    }),
}).meta({ isFolded: true });

const defaultGifts: GiftsSetting = { isOn: false, isWrapping: false, wrapPrice: 0, taxClass: 'other' };

export const gifts = section({
  slug: 'gifts',
  title: t('Gifts'),
  hint: t('For orders that are a present. The note never stands on an invoice; the desk prints its card.'),
  fields: { gifts: giftsSchema },
  defaults: { gifts: defaultGifts },
});
