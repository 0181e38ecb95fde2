import { info } from 'firebase-functions/logger';
import { findEntries, findEntry } from '../audit/audit-store.ts';
import { type Handlers, tagged } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { restoreEarlierState } from '../use-cases/books/restore-book.ts';

export const auditRoutes = {
  /** Filtered by the caller's role. */
  'GET /api/audit': ({ query, caller }) => findEntries(query, caller.person.role),
  /** For If-Match the version of a deleted book is "0". */
  'POST /api/audit/:id/restore': async ({ params, header, caller }) => {
    const entry = await findEntry(params.id, caller.person.role);
    const expected = expectedVersion(header('If-Match'));
    const { book, version } = await restoreEarlierState(entry, expected, caller.person);
    info('Earlier state of a book restored', { book: entry.targetId, entry: entry.id });
    return tagged({ message: 'Book restored', book: withoutReduction(book), version });
  },
} satisfies Partial<Handlers>;
