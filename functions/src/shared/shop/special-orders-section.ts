import { array, type InferType, object } from 'yup';
import { whenSoldOutNames } from '../book/when-sold-out.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { t } from '../words/words.ts';
import { emptyAs, flag, line, section, whole, wholeNumber } from './section.ts';

/** In days. */
const longest = 90;
const mostRules = 50;

const usualDays = { fromDays: 5, toDays: 7 };

/** An empty box means the default. */
const dayFields = {
  fromDays: wholeNumber(t('Ships in days, at least'), 1, longest, { isHalf: true })
    .transform(emptyAs(usualDays.fromDays))
    .default(usualDays.fromDays),
  toDays: wholeNumber(t('Ships in days, at most'), 1, longest, {
    isHalf: true,
    hint: t('The day that is promised to the shopper, from the day of the order.'),
  })
    .transform(emptyAs(usualDays.toDays))
    .default(usualDays.toDays)
    .test('order', t('Ships in days, at most must not be below at least'), (toDays, { parent }) => {
      return typeof parent.fromDays !== 'number' || toDays >= parent.fromDays;
    }),
};

const neverOrdered = { part: 'whenSoldOut', value: 'end' };

const ruleSchema = object({
  name: line(t('Publisher or genre'), 200, {
    hint: t('As it stands in the books. The rule of a genre goes before that of a publisher.'),
  }).required(),
  whenSoldOut: choiceSchema(t('When sold out'), whenSoldOutNames)
    .oneOf(whenSoldOutNames)
    .transform((given: unknown) => given || 'order')
    .required()
    .meta({
      choice: { labelOf: (name) => (name === 'order' ? t('Order it for the shopper') : t('Do not sell it')) },
    }),
  fromDays: dayFields.fromDays.meta({ isVoidBy: neverOrdered }),
  toDays: dayFields.toDays.meta({ isVoidBy: neverOrdered }),
})
  // Hidden days must not fail the validation.
  .transform((rule) => (rule?.whenSoldOut === 'end' ? { ...rule, fromDays: '', toDays: '' } : rule))
  .default(undefined);

export type SpecialOrderRule = InferType<typeof ruleSchema>;

const specialOrdersSchema = whole(t('Special orders'), {
  isOn: flag(t('Sell books that have to be ordered')).required(),
  ...dayFields,
  isForRulesOnly: flag(t('Only books with a rule'), {
    hint: t(
      'Other books are sold only while there are copies, but for those that say “Order it for the shopper” themselves.',
    ),
  }).default(false),
  rules: array(ruleSchema.required())
    .label(t('Rules'))
    .max(mostRules)
    .default([])
    .meta({ item: t('Rule') }),
}).meta({ isFolded: true });

export type SpecialOrdersSetting = InferType<typeof specialOrdersSchema>;

/** A shop that sets nothing orders nothing. */
const defaultSpecialOrders: SpecialOrdersSetting = {
  isOn: false,
  ...usualDays,
  isForRulesOnly: false,
  rules: [],
};

export const specialOrders = section({
  slug: 'special-orders',
  title: t('Special orders'),
  hint: t(
    'Sells books of which no copy is left, and orders them for the shopper: “Usually ships in 5 to 7 days”. What shoppers wait for stands under “To order”. Used copies are never ordered. A single book says so by its “When sold out” under “More about this book”, which goes before every rule.',
  ),
  fields: { specialOrders: specialOrdersSchema },
  defaults: { specialOrders: defaultSpecialOrders },
});
