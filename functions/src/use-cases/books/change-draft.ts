import { isDeepStrictEqual } from 'node:util';
import { addEntry, type NewEntry } from '../../audit/audit-store.ts';
import {
  addDraft,
  changeDraft,
  earlierDraft,
  newDraftId,
  readDraftOf,
  removeDraft,
  requireRoomForDraft,
  requireVersion,
} from '../../drafts/draft-store.ts';
import { database } from '../../platform/firebase.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { fieldsHash, idUnderKey } from '../../platform/http/idempotency-key.ts';
import { requireGenre } from '../../settings/shop-genres.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type Draft, type DraftFields, draftFields } from '../../shared/book/draft.ts';
import type { SignedInPerson } from '../../shared/callers.ts';

function draftEntry(
  action: 'added' | 'changed' | 'deleted',
  by: Actor,
  { before, after }: { before?: Draft; after?: Draft },
): NewEntry {
  const { _id: targetId = '', title = '' } = after ?? before ?? {};
  const states = {
    ...(before && { before: draftFields(before) }),
    ...(after && { after: draftFields(after) }),
  };
  return { by, kind: 'draft', action, targetId, title, ...states };
}

/** Keeps a book that is not in the shop yet; under a key once, however often it is tried. @throws TooManyDrafts, UnknownCategory */
export async function createDraft(
  fields: DraftFields,
  key: string | undefined,
  by: SignedInPerson,
): Promise<Draft> {
  const id = key === undefined ? newDraftId() : idUnderKey('draft', by, key);
  const requestHash = fieldsHash(fields);
  const now = new Date();
  return database().runTransaction(async (transaction) => {
    const earlier = await earlierDraft(transaction, id, requestHash);
    // The last one that there is room for stays the answer to its retries.
    if (earlier) return earlier;
    await requireRoomForDraft();
    if (fields.category) await requireGenre(fields.category, transaction);
    const after = addDraft(transaction, id, { ...fields, requestHash }, now);
    addEntry(transaction, draftEntry('added', by, { after }), now);
    return after;
  });
}

/**
 * Changes a draft. With `expected` it must still be of that version, or already be what is wanted: the answer to a change
 * was lost then. @throws NotFound, PreconditionFailed, UnknownCategory
 */
export function editDraft(
  id: string,
  fields: DraftFields,
  expected: number | undefined,
  by: Actor,
): Promise<Draft> {
  return database().runTransaction(async (transaction) => {
    const before = await readDraftOf(transaction, id);
    if (!before) throw new NotFound('The draft');
    if (isDeepStrictEqual(draftFields(before), fields)) return before;
    requireVersion(before, expected);
    const { category } = fields;
    if (category && category !== before.category) await requireGenre(category, transaction);
    const after = changeDraft(transaction, before, fields);
    addEntry(transaction, draftEntry('changed', by, { before, after }));
    return after;
  });
}

/** Takes a draft away and returns it as it was. @throws NotFound */
export function deleteDraft(id: string, by: Actor): Promise<Draft> {
  return database().runTransaction(async (transaction) => {
    const before = await readDraftOf(transaction, id);
    if (!before) throw new NotFound('The draft');
    removeDraft(transaction, before);
    addEntry(transaction, draftEntry('deleted', by, { before }));
    return before;
  });
}
