import { info } from 'firebase-functions/logger';
import { findEntries, findEntry } from '../audit/audit-store.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { restoreEarlierState } from '../use-cases/books/restore-book.ts';

/** What was done in the dashboard, as far as the caller's role sees it. */
export const getAudit: Handler<'GET /api/audit'> = ({ query, caller }) =>
  findEntries(query, caller.person.role);

/**
 * Makes a book what it was before a change; with If-Match only when it is still that version, otherwise 412. The
 * version of a deleted book is "0".
 */
export const postAuditRestore: Handler<'POST /api/audit/:id/restore'> = async ({
  params,
  header,
  caller,
}) => {
  const entry = await findEntry(params.id, caller.person.role);
  const expected = expectedVersion(header('If-Match'));
  const { book, version } = await restoreEarlierState(entry, expected, caller.person);
  info('Earlier state of a book restored', { book: entry.targetId, entry: entry.id });
  return new Reply(
    { message: 'Book restored', book: withoutReduction(book), version },
    { etag: versionTag(version) },
  );
};
