import { type InferType, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { personLimits } from '../people/person.ts';
import { cursorAfter } from '../values/list-cursor.ts';
import { queryCursor } from '../values/query-fields.ts';
import { t } from '../words/words.ts';
import { type AuditEntry, auditLimits, listedKinds } from './audit.ts';

// Apart from audit.ts: a browser neither writes nor reads cursors.

export function auditCursor({ at, id }: Pick<AuditEntry, 'at' | 'id'>): string {
  return cursorAfter({ createdAt: at, _id: id });
}

const text = () => string().transform((given) => (given === '' ? undefined : given));

/** GET /api/audit: entries about one id, those that match a text, or those of a person and a kind. */
export const auditQuerySchema = object({
  about: text().max(bookListLimits.bookId),
  q: text().trim().max(auditLimits.search),
  by: text().max(personLimits.name.max),
  kind: text().oneOf(listedKinds('owner'), 'kind must be one of the kinds that the history lists'),
  after: queryCursor('after must be the next of the page before'),
}).test(
  'one',
  t('Send one of about, q, and by or kind'),
  ({ about, q, by, kind }) => [about, q, by ?? kind].filter((given) => given !== undefined).length <= 1,
);

export type AuditQuery = InferType<typeof auditQuerySchema>;
