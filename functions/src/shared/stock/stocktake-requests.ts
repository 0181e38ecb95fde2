import { array, type InferType, number, object, string } from 'yup';
import { isGenreSlug } from '../genre/genre-slug.ts';
import { lineSchema } from '../values/line-text.ts';
import { bookIdsSchema } from './delivery.ts';
import { postingLimits } from './posting.ts';
import { stockLimits } from './stock.ts';
import { type StocktakeScope, stocktakeLimits, stocktakeScopes } from './stocktake.ts';

/** What begins a stocktake: POST /api/stocktakes. */
export const newStocktakeSchema = object({
  scope: string()
    .label('Scope')
    .oneOf<StocktakeScope>([...stocktakeScopes])
    .required(),
  value: lineSchema().label('Value').max(stockLimits.shelf).default(''),
})
  .noUnknown()
  .test('value', 'Name the shelf, or a category of the shop', ({ scope, value }) => {
    if (scope === 'category') return isGenreSlug(value);
    return scope === 'all' ? value === '' : value !== '';
  });

export type NewStocktake = InferType<typeof newStocktakeSchema>;

/** Copies that a device has counted since it last sent some: POST /api/stocktakes/:id/counts. Fewer where it was wrong. */
export const countsSchema = object({
  bookIds: bookIdsSchema.max(
    stocktakeLimits.together,
    `Send at most ${stocktakeLimits.together} books together`,
  ),
  copies: array(
    number()
      .required()
      .integer('Copies must be whole numbers')
      .min(-postingLimits.copies, `Copies must be at least -${postingLimits.copies}`)
      .max(postingLimits.copies, `Copies of a book must be at most ${postingLimits.copies}`)
      .test('sign', 'Copies must not be -0', (given) => !Object.is(given, -0)),
  )
    .label('Copies')
    .required('Copies are missing'),
})
  .noUnknown()
  .test('each', 'Send as many copies as books', ({ bookIds, copies }) => bookIds?.length === copies?.length);

export type Counts = InferType<typeof countsSchema>;
