import { info } from 'firebase-functions/logger';
import { drafts, listDrafts } from '../drafts/draft-store.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { draftChanges } from '../use-cases/books/change-draft.ts';
import { publishDraft } from '../use-cases/books/publish-draft.ts';
import { keptRoutes } from './kept-routes.ts';

export const getDrafts: Handler<'GET /api/drafts'> = () => listDrafts();

export const getDraft: Handler<'GET /api/drafts/:id'> = ({ params }) => drafts.find(params.id);

/** Adds, changes and deletes a book that is not in the shop yet. */
export const draftRoutes = keptRoutes(draftChanges, (draft) => ({ draft }));

/**
 * Puts a draft into the shop: 201; 400 names what it lacks. With If-Match only when it is still that version, otherwise
 * 412.
 */
export const postDraftPublished: Handler<'POST /api/drafts/:id/publish'> = async (request) => {
  const { params, header, caller } = request;
  const { book, version } = await publishDraft(params.id, expectedVersion(header('If-Match')), caller.person);
  info('Draft published', { book: book._id });
  return new Reply(
    { message: 'Book added', book: withoutReduction(book), version },
    { status: 201, etag: versionTag(version) },
  );
};
