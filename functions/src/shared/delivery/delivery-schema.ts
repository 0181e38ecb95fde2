import { array, boolean, number, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { Money } from '../values/money.ts';
import { amountSchema, decimalsWords } from '../values/price.ts';
import { keysOf } from '../values/table-keys.ts';
import { heaviestBook } from '../values/weight.ts';
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

/** A price with no more decimals than the shop's currency has: `{ money }` of the validation's context. */
function costSchema(label: string) {
  return amountSchema(label)
    .min(0, `${label} must not be negative`)
    .max(mostPrice)
    .test('sign', `${label} must not be negative`, (price) => !Object.is(price, -0))
    .test('exact', (price, { options, createError }) => {
      const money: unknown = Object(options.context).money;
      const isExact = price === undefined || !(money instanceof Money) || money.isExact(price);
      return isExact || createError({ message: `${label} must have ${decimalsWords(money)}` });
    });
}

/** A form sends what was typed as one text. */
const typed =
  <T>(read: (text: string) => T) =>
  (value: unknown) =>
    typeof value === 'string' ? read(value) : value;

const countries = array(
  string()
    .required()
    .oneOf(countryCodes, ({ value }) => `“${value}” is no country that the shop knows`),
)
  .label('Countries')
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
    .label('Zip code')
    .required('A range of zip codes needs both ends')
    .max(limits.zip)
    .test(
      'zip',
      ({ value }) => `“${value}” is no zip code`,
      (text = '') => text === zipEndOf(text),
    );

const zips = array(
  object({ from: zipEnd(), to: zipEnd() } satisfies Record<keyof ZipRange, object>)
    .default(undefined)
    .required()
    .test(
      'range',
      ({ value }) =>
        `${value?.from} to ${value?.to} is no range: both ends are of the same length, the first one first`,
      ({ from = '', to = '' }) => from.length === to.length && from <= to,
    ),
)
  .label('Zip codes')
  .transform(typed(readRanges))
  .max(limits.zips)
  .required();

const stepSchema = object({
  from: amountSchema('From').min(0, 'From must not be negative').max(mostPrice).required(),
  cost: costSchema('Cost').required(),
} satisfies Record<keyof DeliveryStep, object>)
  .default(undefined)
  .required();

function rises(steps: readonly DeliveryStep[] = []): boolean {
  return steps.every(({ from }, index) => (index === 0 ? from === 0 : from > (steps[index - 1]?.from ?? 0)));
}

const areaSchema = object({
  name: lineSchema().label('Name').max(limits.name).required(),
  countries,
  zips,
  by: choiceSchema('Cost by', keysOf(deliveryBases)).required(),
  steps: array(stepSchema)
    .label('Costs')
    .required()
    .min(1, 'An area needs at least one cost')
    .max(limits.steps)
    .test('rise', 'The first cost is from 0 on, and each further one from more than the one before', rises),
  freeFrom: costSchema('Free from').transform((value, given) =>
    given === '' || given === null ? undefined : value,
  ),
} satisfies Record<keyof DeliveryArea, object>)
  .default(undefined)
  .required()
  .test(
    'steps',
    ({ value }) =>
      `${value?.name}: amounts have the decimals of the currency, and weights are whole grams up to ${limits.grams}`,
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

const grams = 'Weight of other books must be a whole number of grams';

/** The setting of the delivery. */
export const deliverySchema = object({
  areas: array(areaSchema)
    .label('Areas')
    .required()
    .max(limits.areas)
    .test('names', 'Two areas cannot have the same name', namesDiffer)
    .meta({ control: 'areas' }),
  bookGrams: number()
    .label('Weight of other books')
    .transform((value, given) => (given === '' ? undefined : value))
    .typeError(grams)
    .integer(grams)
    .min(1)
    .max(heaviestBook)
    .when('areas', ([areas], weight) =>
      Array.isArray(areas) && goesByWeight(areas)
        ? weight.required('Say what a book weighs that names no weight')
        : // Not asked for then: what stands in the box of before is no problem.
          weight.transform(() => undefined),
    )
    .meta({
      control: 'book-weight',
      hint: 'In grams, of each book that names no weight. A paperback weighs about 300 g.',
    }),
  isShown: boolean().label('Show the cost').default(true).meta({
    title: 'Say the cost on book pages and in the cart',
    hint: 'As “Delivery from …” and “Free from …”. The checkout always says the exact cost.',
  }),
  hasCollection: boolean().label('Collect in the shop').meta({
    title: 'Let shoppers collect in the shop',
    hint: 'The checkout asks first how they want their books. A collection costs nothing and needs no address; the shopper pays at the counter.',
  }),
  collectionText: linesSchema().label('Good to know').max(limits.collectionText).meta({
    control: 'collection-text',
    rows: 2,
    hint: 'Where exactly, or how long the books are kept. Shown with address and opening hours. May be empty.',
  }),
} satisfies Record<keyof DeliverySetting, object>)
  .label('Delivery')
  .default(undefined)
  .required();
