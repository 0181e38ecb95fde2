import { type InferType, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { mailTokenSchema } from '../mailing/mailing.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema } from '../values/line-text.ts';
import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { awaitedChoices } from './awaited-choice.ts';

/** POST /api/orders/:id/missing: a book does not come; optionally another is suggested. */
export const missingCopySchema = object({
  bookId: string().label(t('Book id')).max(bookListLimits.bookId).required(),
  /** '' for none. */
  suggestion: lineSchema().label(t('Book id')).max(bookListLimits.bookId).default(''),
}).noUnknown();

export type MissingCopy = InferType<typeof missingCopySchema>;

/** POST /api/choices, with the token of the mail. */
export const awaitedChoiceSchema = mailTokenSchema
  .shape({ choice: choiceSchema(t('Choice'), keysOf(awaitedChoices)).required() })
  .noUnknown();
