import { info } from 'firebase-functions/logger';
import { findEntries, findEntry } from '../audit/audit-store.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { restoreState } from '../use-cases/restore-book.ts';

/** 409: there is no book to restore in this entry. */
class NothingToRestore extends Conflict {
  constructor() {
    super('nothing-to-restore', 'This entry does not keep an earlier state of a book');
  }
}

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
  const { kind, targetId, before } = await findEntry(params.id, caller.person.role);
  if (kind !== 'book' || !before) throw new NothingToRestore();
  const expected = expectedVersion(header('If-Match'));
  const { book, version } = await restoreState(targetId, before, expected, caller.person);
  info('Earlier state of a book restored', { book: targetId, entry: params.id });
  return new Reply({ message: 'Book restored', book, version }, { etag: versionTag(version) });
};
