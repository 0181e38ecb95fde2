import { array, type InferType, number, object, string } from 'yup';
import { isGenreSlug } from '../genre/genre-slug.ts';
import { lineSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { bookIdsSchema } from './delivery.ts';
import { postingLimits } from './posting.ts';
import { stockLimits } from './stock.ts';
import { type StocktakeScope, stocktakeLimits, stocktakeScopes } from './stocktake.ts';

/** POST /api/stocktakes. */
export const newStocktakeSchema = object({
  scope: string()
    .label(t('Scope'))
    .oneOf<StocktakeScope>([...stocktakeScopes])
    .required(),
  value: lineSchema().label(t('Value')).max(stockLimits.shelf).default(''),
})
  .noUnknown()
  .test('value', t('Name the shelf, or a category of the shop'), ({ scope, value }) => {
    if (scope === 'category') return isGenreSlug(value);
    return scope === 'all' ? value === '' : value !== '';
  });

export type NewStocktake = InferType<typeof newStocktakeSchema>;

/** POST /api/stocktakes/:id/counts: copies that a device has counted since its last call; negative to correct. */
export const countsSchema = object({
  bookIds: bookIdsSchema.max(
    stocktakeLimits.together,
    t('Send at most {most} books together', { most: stocktakeLimits.together }),
  ),
  copies: array(
    number()
      .required()
      .integer(t('Copies must be whole numbers'))
      .min(-postingLimits.copies, t('Copies must be at least {least}', { least: -postingLimits.copies }))
      .max(postingLimits.copies, t('Copies of a book must be at most {most}', { most: postingLimits.copies }))
      .test('sign', t('Copies must not be -0'), (given) => !Object.is(given, -0)),
  )
    .label(t('Copies'))
    .required(t('Copies are missing')),
})
  .noUnknown()
  .test(
    'each',
    t('Send as many copies as books'),
    ({ bookIds, copies }) => bookIds?.length === copies?.length,
  );

export type Counts = InferType<typeof countsSchema>;
