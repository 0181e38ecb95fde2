import type { Handler } from '../platform/http/handler.ts';
import { authorChanges, listAuthors, showAuthor } from '../use-cases/authors/authors.ts';
import { keptRoutes } from './kept-routes.ts';

/** What the shop says of an author; nothing of one whom it does not know. */
export const getAuthor: Handler<'GET /api/authors/:id'> = ({ params, query }) =>
  showAuthor(params.id, query.language);

export const getDeskAuthors: Handler<'GET /api/admin/authors'> = ({ query }) => listAuthors(query.q);

/** Says something of an author; all texts empty: nothing is said any more. */
export const { put: putAuthor } = keptRoutes(authorChanges, (author) => ({ author }));
