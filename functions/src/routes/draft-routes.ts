import { info } from 'firebase-functions/logger';
import { findDraft, listDrafts } from '../drafts/draft-store.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { optionalIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { draftFields } from '../shared/book/draft.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { createDraft, deleteDraft, editDraft } from '../use-cases/books/change-draft.ts';
import { publishDraft } from '../use-cases/books/publish-draft.ts';

export const getDrafts: Handler<'GET /api/drafts'> = () => listDrafts();

export const getDraft: Handler<'GET /api/drafts/:id'> = ({ params }) => findDraft(params.id);

/** Keeps a book that is not in the shop yet: 201; the same Idempotency-Key again answers the same draft. */
export const postDraft: Handler<'POST /api/drafts'> = async ({ header, body, caller }) => {
  const key = optionalIdempotencyKey(header('Idempotency-Key'));
  const draft = await createDraft(draftFields(body), key, caller.person);
  info('Draft added', { draft: draft._id });
  return new Reply({ message: 'Draft added', draft }, { status: 201, etag: versionTag(draft.version) });
};

/** Changes a draft; with If-Match only when it is still that version, otherwise 412. */
export const putDraft: Handler<'PUT /api/drafts/:id'> = async ({ params, header, body, caller }) => {
  const draft = await editDraft(
    params.id,
    draftFields(body),
    expectedVersion(header('If-Match')),
    caller.person,
  );
  info('Draft updated', { draft: draft._id });
  return new Reply({ message: 'Draft updated', draft }, { etag: versionTag(draft.version) });
};

export const removeDraft: Handler<'DELETE /api/drafts/:id'> = async ({ params, caller }) => {
  const draft = await deleteDraft(params.id, caller.person);
  info('Draft deleted', { draft: draft._id });
  return { message: 'Draft deleted', draft };
};

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
