import { type InferType, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { freshSchema } from '../catalogue/book-list.ts';
import { pictureSize } from '../shop/shop-picture.ts';
import { lineSchema, linesSchema, orEmpty } from '../values/line-text.ts';
import { queryString } from '../values/query-fields.ts';
import { readFields, readTime } from '../values/stored-fields.ts';
import { languageSchema, translated } from '../words/language-schema.ts';
import type { Language } from '../words/languages.ts';
import { t } from '../words/words.ts';

/** Texts in UTF-16 units; `listed` is how many authors the desk lists. */
export const authorLimits = { name: 200, life: 2000, credit: 120, listed: 50 };

const life = linesSchema().label(t('Life')).max(authorLimits.life);

/** PUT /api/authors/:id, where the id is the author's slug. */
export const authorPageSchema = object({
  /** As it stands in the books. */
  name: lineSchema().label(t('Author')).max(authorLimits.name).required(),
  life: life.default(''),
  lives: translated(life),
  /** A file name. */
  portrait: string()
    .label(t('Picture'))
    .default('')
    .test(
      'picture',
      t('Picture must be one that was uploaded here'),
      orEmpty((name) => pictureSize('portrait', name) !== undefined),
    ),
  /** Many licences require it. */
  credit: lineSchema().label(t('Picture by')).max(authorLimits.credit).default(''),
}).noUnknown();

export type AuthorFields = InferType<typeof authorPageSchema>;

/** The version is the millisecond of the last change, 0 when nothing is stored yet. */
export interface AuthorPage extends AuthorFields {
  id: string;
  title: string;
  version: number;
}

export const authorFields = (author: AuthorFields): AuthorFields =>
  readFields(authorPageSchema, { ...author });

export function readAuthorPage(id: string, data: Readonly<Record<string, unknown>>): AuthorPage {
  const fields = readFields(authorPageSchema, data);
  return { id, title: fields.name, ...fields, version: readTime(data.updatedAt) };
}

export const authorQuerySchema = object({ fresh: freshSchema, language: languageSchema() });

/** Each '' where the shop says nothing. */
export type ShownAuthor = Pick<AuthorFields, 'life' | 'portrait' | 'credit'>;

export const shownAuthor = (
  { life: first, lives, portrait, credit }: AuthorFields,
  language: Language | undefined,
): ShownAuthor => ({ life: (language && lives?.[language]) ?? first, portrait, credit });

export const authorListQuerySchema = object({ q: queryString(bookListLimits.search) });

export interface ListedAuthor extends AuthorPage {
  books: number;
}

/** Those with most books first. */
export interface AuthorList {
  total: number;
  authors: ListedAuthor[];
}

export interface AuthorAnswer {
  message: string;
  author: AuthorPage;
}
