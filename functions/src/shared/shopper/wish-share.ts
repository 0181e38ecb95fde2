import { type InferType, object } from 'yup';
import type { Book } from '../book/book.ts';
import { lineSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';

/** What a shopper says of the link to the wish list. */
export const wishShareSchema = object({
  /** Stands above the list, where the shopper chose one: 'Robin'. */
  name: lineSchema().label(t('Name')).max(60).default(''),
}).noUnknown();

/** The link by which others may see a wish list. */
export interface WishShare extends InferType<typeof wishShareSchema> {
  code: string;
}

/** The shopper's own link; none where the list is not shared. */
export interface OwnWishShare {
  share?: WishShare;
}

/** What others see of a wish list: the books that the shop has, the newest wish first. */
export interface SharedWishes {
  name: string;
  books: Book[];
}
