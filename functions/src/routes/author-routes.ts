import { info } from 'firebase-functions/logger';
import type { Handlers } from '../platform/http/handler.ts';
import { authorChanges, listAuthors, showAuthor } from '../use-cases/authors/authors.ts';
import { changeMaker, listPublishers } from '../use-cases/settings/publishers.ts';
import { keptRoutes } from './kept-routes.ts';

/** PUT with only empty texts removes them. */
export const authorRoutes = {
  /** Without texts for an author whom the shop does not have. */
  'GET /api/authors/:id': ({ params, query }) => showAuthor(params.id, query.language),
  'GET /api/admin/authors': ({ query }) => listAuthors(query.q),
  'PUT /api/authors/:id': keptRoutes(authorChanges, (author) => ({ author })).put,
  'GET /api/publishers': ({ query }) => listPublishers(query.q),
  'PUT /api/publishers': async ({ body, caller }) => {
    await changeMaker(body, caller.person);
    info('Manufacturer changed', { publisher: body.publisher });
    return body;
  },
} satisfies Partial<Handlers>;
