import { array, type InferType, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { orderLimits } from '../order/order-limits.ts';
import { languageSchema } from '../words/language-schema.ts';
import { codeSchema } from './code-schema.ts';

/** POST /api/cart/offers. */
export const cartOffersSchema = object({
  bookIds: array(
    string()
      .required()
      .max(bookListLimits.bookId)
      .matches(/^[^/]+$/),
  )
    .label('bookIds')
    .required()
    .min(1)
    .max(orderLimits.books),
  code: codeSchema().default(''),
  language: languageSchema(),
}).noUnknown();

export type CartOffersRequest = InferType<typeof cartOffersSchema>;
