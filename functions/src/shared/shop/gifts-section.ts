import type { GiftsSetting } from '../order/gift-wrapping.ts';
import { taxClasses } from '../tax/tax-classes.ts';
import { t } from '../words/words.ts';
import { amountBox, choiceOf, flag, section, whole } from './section.ts';

const giftsSchema = whole(t('Gifts'), {
  isOn: flag(t('Offer gifts at the checkout'), {
    hint: t(
      'A note of up to 200 letters on a card of its own, and a packing slip without prices, for nothing.',
    ),
  }).required(),
  isWrapping: flag(t('Offer gift wrapping')).default(false),
  wrapPrice: amountBox(t('Price of wrapping'), 0, {
    isHalf: true,
    hint: t('Once for each order. 0: free.'),
  }).default(0),
  taxClass: choiceOf(t('Tax of wrapping'), taxClasses, {
    isHalf: true,
    hint: t('In a shop that shows taxes.'),
  }).default('other'),
}).meta({ isFolded: true });

const defaultGifts: GiftsSetting = { isOn: false, isWrapping: false, wrapPrice: 0, taxClass: 'other' };

export const gifts = section({
  slug: 'gifts',
  title: t('Gifts'),
  hint: t('For orders that are a present. The note never stands on an invoice; the desk prints its card.'),
  fields: { gifts: giftsSchema },
  defaults: { gifts: defaultGifts },
});
