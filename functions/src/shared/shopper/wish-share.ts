import { type InferType, object } from 'yup';
import type { Book } from '../book/book.ts';
import { lineSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';

export const wishShareSchema = object({
  /** Above the shared list: 'Robin'; '' for none. */
  name: lineSchema().label(t('Name')).max(60).default(''),
}).noUnknown();

export interface WishShare extends InferType<typeof wishShareSchema> {
  code: string;
}

/** Without a link the list is not shared. */
export interface OwnWishShare {
  share?: WishShare;
}

/** For visitors: books that the shop has, the newest wish first. */
export interface SharedWishes {
  name: string;
  books: Book[];
}
