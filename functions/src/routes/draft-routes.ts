import { info } from 'firebase-functions/logger';
import { drafts, listDrafts } from '../drafts/draft-store.ts';
import { type Handlers, tagged } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { draftChanges, publishDraft } from '../use-cases/books/drafts.ts';
import { keptRoutes } from './kept-routes.ts';

const { post, put, remove } = keptRoutes(draftChanges, (draft) => ({ draft }));

export const draftRoutes = {
  'GET /api/drafts': listDrafts,
  'GET /api/drafts/:id': ({ params }) => drafts.find(params.id),
  'POST /api/drafts': post,
  'PUT /api/drafts/:id': put,
  'DELETE /api/drafts/:id': remove,
  /** 201; 400 names the fields that the draft lacks. */
  'POST /api/drafts/:id/publish': async (request) => {
    const { params, header, caller } = request;
    const { book, version } = await publishDraft(
      params.id,
      expectedVersion(header('If-Match')),
      caller.person,
    );
    info('Draft published', { book: book._id });
    return tagged({ message: 'Book added', book: withoutReduction(book), version }, 201);
  },
} satisfies Partial<Handlers>;
