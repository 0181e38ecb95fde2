import { array, boolean, number, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { Money } from '../values/money.ts';
import { amountSchema, decimalsWords } from '../values/price.ts';
import { keysOf } from '../values/table-keys.ts';
import { heaviestBook } from '../values/weight.ts';
import { t } from '../words/words.ts';
import { countryCodes, countryOf } from './countries.ts';
import {
  type DeliveryArea,
  type DeliverySetting,
  type DeliveryStep,
  deliveryBases,
  goesByWeight,
  deliveryLimits as limits,
  type ZipRange,
} from './delivery-setting.ts';
import { readRanges, zipEndOf } from './zip-codes.ts';

const mostPrice = 1_000_000_000;

/** With no more decimals than the currency has: needs `{ money }` in the validation's context. */
export function costSchema(label: string) {
  return amountSchema(label)
    .min(0, t('{label} must not be negative', { label }))
    .max(mostPrice)
    .test('sign', t('{label} must not be negative', { label }), (price) => !Object.is(price, -0))
    .test('exact', (price, { options, createError }) => {
      const money: unknown = Object(options.context).money;
      const isExact = price === undefined || !(money instanceof Money) || money.isExact(price);
      return (
        isExact ||
        createError({ message: t('{label} must have {decimals}', { label, decimals: decimalsWords(money) }) })
      );
    });
}

/** A form sends the typed list as one text. */
const typed =
  <T>(read: (text: string) => T) =>
  (value: unknown) =>
    typeof value === 'string' ? read(value) : value;

const countries = array(
  string()
    .required()
    .oneOf(countryCodes, ({ value }) =>
      t('“{name}” is no country that the shop knows', { name: String(value) }),
    ),
)
  .label(t('Countries'))
  .transform(
    typed((text) => [
      ...new Set(
        text
          .split(/[,;\n]/)
          .map((name) => name.trim())
          .filter(Boolean)
          // A comma may belong to a name: 'Korea, Republic of'.
          .map(
            (part, index, parts) =>
              countryOf(part, 'en') ?? countryOf(`${parts[index - 1]}, ${part}`, 'en') ?? part,
          ),
      ),
    ]),
  )
  .max(limits.countries)
  .required();

const zipEnd = () =>
  string()
    .label(t('Zip code'))
    .required(t('A range of zip codes needs both ends'))
    .max(limits.zip)
    .test(
      'zip',
      ({ value }) => t('“{zip}” is no zip code', { zip: String(value) }),
      (text = '') => text === zipEndOf(text),
    );

const zips = array(
  object({ from: zipEnd(), to: zipEnd() } satisfies Record<keyof ZipRange, object>)
    .default(undefined)
    .required()
    .test(
      'range',
      ({ value }) =>
        t('{from} to {to} is no range: both ends are of the same length, the first one first', {
          from: String(value?.from),
          to: String(value?.to),
        }),
      ({ from = '', to = '' }) => from.length === to.length && from <= to,
    ),
)
  .label(t('Zip codes'))
  .transform(typed(readRanges))
  .max(limits.zips)
  .required();

const stepSchema = object({
  from: amountSchema(t('From')).min(0, t('From must not be negative')).max(mostPrice).required(),
  cost: costSchema(t('Cost')).required(),
} satisfies Record<keyof DeliveryStep, object>)
  .default(undefined)
  .required();

function rises(steps: readonly DeliveryStep[] = []): boolean {
  return steps.every(({ from }, index) => (index === 0 ? from === 0 : from > (steps[index - 1]?.from ?? 0)));
}

const areaSchema = object({
  name: lineSchema().label(t('Name')).max(limits.name).required(),
  countries,
  zips,
  by: choiceSchema(t('Cost by'), keysOf(deliveryBases)).required(),
  steps: array(stepSchema)
    .label(t('Costs'))
    .required()
    .min(1, t('An area needs at least one cost'))
    .max(limits.steps)
    .test(
      'rise',
      t('The first cost is from 0 on, and each further one from more than the one before'),
      rises,
    ),
  freeFrom: costSchema(t('Free from')).transform((value, given) =>
    given === '' || given === null ? undefined : value,
  ),
} satisfies Record<keyof DeliveryArea, object>)
  .default(undefined)
  .required()
  .test(
    'steps',
    ({ value }) =>
      t('{area}: amounts have the decimals of the currency, and weights are whole grams up to {most}', {
        area: String(value?.name),
        most: limits.grams,
      }),
    ({ by, steps = [] }, { options }) => {
      const money: unknown = Object(options.context).money;
      return steps.every(({ from }) =>
        by === 'weight'
          ? Number.isInteger(from) && from <= limits.grams
          : !(money instanceof Money) || money.isExact(from),
      );
    },
  );

function namesDiffer(areas: readonly Partial<DeliveryArea>[] = []): boolean {
  return new Set(areas.map(({ name }) => name)).size === areas.length;
}

const grams = t('Weight of other books must be a whole number of grams');

export const deliverySchema = object({
  areas: array(areaSchema)
    .label(t('Areas'))
    .required()
    .max(limits.areas)
    .test('names', t('Two areas cannot have the same name'), namesDiffer)
    .meta({ control: 'areas' }),
  bookGrams: number()
    .label(t('Weight of other books'))
    .transform((value, given) => (given === '' ? undefined : value))
    .typeError(grams)
    .integer(grams)
    .min(1)
    .max(heaviestBook)
    .when('areas', ([areas], weight) =>
      Array.isArray(areas) && goesByWeight(areas)
        ? weight.required(t('Say what a book weighs that names no weight'))
        : // Not asked for then: what stands in the box of before is no problem.
          weight.transform(() => undefined),
    )
    .meta({
      control: 'book-weight',
      hint: t('In grams, of each book that names no weight. A paperback weighs about 300 g.'),
    }),
  isShown: boolean()
    .label(t('Show the cost'))
    .default(true)
    .meta({
      title: t('Say the cost on book pages and in the cart'),
      hint: t('As “Delivery from …” and “Free from …”. The checkout always says the exact cost.'),
    }),
  hasCollection: boolean()
    .label(t('Collect in the shop'))
    .meta({
      title: t('Let shoppers collect in the shop'),
      hint: t(
        'The checkout asks first how they want their books. A collection costs nothing and needs no address; the shopper pays at the counter.',
      ),
    }),
  collectionText: linesSchema()
    .label(t('Good to know'))
    .max(limits.collectionText)
    .meta({
      control: 'collection-text',
      rows: 2,
      hint: t(
        'Where exactly, or how long the books are kept. Shown with address and opening hours. May be empty.',
      ),
    }),
} satisfies Record<keyof DeliverySetting, object>)
  .label(t('Delivery'))
  .default(undefined)
  .required();
