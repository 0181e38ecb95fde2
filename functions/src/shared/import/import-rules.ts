import { array, type InferType, number, object, string } from 'yup';
import { bookDescription } from '../book/book.ts';
import { categorySchema } from '../book/category-schema.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { priceSchema } from '../values/price.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

const percent = (label: string) =>
  number()
    .label(label)
    .typeError(t('{label} must be a number', { label }))
    .integer(t('{label} must be a whole number', { label }))
    .min(1)
    .max(1000)
    .default(100);

export const importScopes = {
  all: t('Add new books, and change those of the shop'),
  new: t('Add new books only'),
  prices: t('Change prices and stock of the shop’s books only'),
} as const;

export type ImportScope = keyof typeof importScopes;

export const isImportScope = keyGuard(importScopes);

/** Values for empty cells. A book that the shop has already keeps its own values instead. */
export const importRulesSchema = object({
  scope: choiceSchema(t('What the file may change'), keysOf(importScopes)).default('all'),
  /** For lines without a category, or with one that is not mapped; '' for none. */
  category: categorySchema().default(''),
  /** Maps the file's categories to the shop's. */
  categories: array(
    object({
      value: string().label(t('Category of the file')).trim().required().max(200),
      category: categorySchema().required(),
    }).noUnknown(),
  )
    .max(200)
    .default([]),
  price: priceSchema(t('Price')).optional(),
  /** The shop's price in percent of the file's price. */
  pricePercent: percent(t('Percent of the price')),
  oldPrice: priceSchema(t('Old price')).optional(),
  /** In percent of the price, where neither a cell nor `oldPrice` gives the old price. */
  oldPricePercent: percent(t('Percent of the old price')),
  description: bookDescription.default(''),
}).noUnknown();

export type ImportRules = InferType<typeof importRulesSchema>;
