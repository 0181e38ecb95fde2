import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { ValidationError } from 'yup';
import { addEntry, type NewEntry } from '../audit/audit-store.ts';
import { bookCollection, storedBook } from '../books/book-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, InvalidArgument, NotFound, PreconditionFailed } from '../platform/http/api-errors.ts';
import type { Actor } from '../shared/audit/audit.ts';
import { type NewBook, newBookSchema, type StoredBook } from '../shared/book/book.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { type Draft, type DraftFields, draftFields, listedDrafts, readDraft } from '../shared/book/draft.ts';
import { addBookIn } from '../use-cases/edit-book.ts';

/** 409: there are as many drafts as the list can show. */
class TooManyDrafts extends Conflict {
  constructor() {
    super('too-many-drafts', `There can be ${listedDrafts} drafts at most; publish or delete one first`);
  }
}

function draftReference(id: string): DocumentReference {
  if (!isBookId(id)) throw new NotFound('The draft');
  return collection('drafts').doc(id);
}

function storedDraft(snapshot: DocumentSnapshot): Draft {
  return readDraft(snapshot.id, snapshot.data() ?? {});
}

/** The entry of the history about a change of a draft. */
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

/** @throws PreconditionFailed unless it is of the version, where one is expected */
function requireVersion({ version }: Draft, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) {
    throw new PreconditionFailed('The draft was changed by somebody else; load it again');
  }
}

/** The drafts, the last changed first. */
export async function listDrafts(): Promise<Draft[]> {
  const { docs } = await collection('drafts').orderBy('updatedAt', 'desc').limit(listedDrafts).get();
  return docs.map(storedDraft);
}

/** @throws NotFound */
export async function findDraft(id: string): Promise<Draft> {
  const snapshot = await draftReference(id).get();
  if (!snapshot.exists) throw new NotFound('The draft');
  return storedDraft(snapshot);
}

/** Keeps a book that is not in the shop yet, under an id that the book keeps. @throws TooManyDrafts */
export async function createDraft(fields: DraftFields, by: Actor): Promise<Draft> {
  // Outside the transaction, which would otherwise wait for whoever saves any draft. Two at one moment may so make one
  // too many, which is listed again as soon as another is gone.
  const present = await collection('drafts').limit(listedDrafts).count().get();
  if (present.data().count >= listedDrafts) throw new TooManyDrafts();
  const reference = collection('drafts').doc();
  const now = new Date();
  const document = { ...fields, createdAt: Timestamp.fromDate(now), updatedAt: Timestamp.fromDate(now) };
  const after = readDraft(reference.id, document);
  await database().runTransaction(async (transaction) => {
    transaction.create(reference, document);
    addEntry(transaction, draftEntry('added', by, { after }), now);
  });
  return after;
}

/** Changes a draft. With `expected` it must still be of that version. @throws NotFound, PreconditionFailed */
export function editDraft(
  id: string,
  fields: DraftFields,
  expected: number | undefined,
  by: Actor,
): Promise<Draft> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(draftReference(id));
    if (!snapshot.exists) throw new NotFound('The draft');
    const before = storedDraft(snapshot);
    const { createdAt, version } = before;
    requireVersion(before, expected);
    const document = {
      ...fields,
      createdAt: Timestamp.fromDate(new Date(createdAt)),
      updatedAt: Timestamp.fromMillis(Math.max(Date.now(), version + 1)),
    };
    const after = readDraft(id, document);
    transaction.set(snapshot.ref, document);
    addEntry(transaction, draftEntry('changed', by, { before, after }));
    return after;
  });
}

/** Takes a draft away and returns it as it was. @throws NotFound */
export function deleteDraft(id: string, by: Actor): Promise<Draft> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(draftReference(id));
    if (!snapshot.exists) throw new NotFound('The draft');
    const before = storedDraft(snapshot);
    transaction.delete(snapshot.ref);
    addEntry(transaction, draftEntry('deleted', by, { before }));
    return before;
  });
}

/** @throws InvalidArgument naming what the book lacks */
function completeBook(draft: Draft): NewBook {
  try {
    return newBookSchema.validateSync(draftFields(draft), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new InvalidArgument(error.path ?? '', error.message);
    throw error;
  }
}

/**
 * Makes a draft a book of the shop, under the draft's id, in one transaction. A draft that is a book already is
 * answered as that, since the answer to an earlier try may have been lost. With `expected` the draft must still be of
 * that version.
 * @throws NotFound, PreconditionFailed, InvalidArgument, IsbnTaken
 */
export function publishDraft(id: string, expected: number | undefined, by: Actor): Promise<StoredBook> {
  return database().runTransaction(async (transaction) => {
    const [draft, book] = await transaction.getAll(draftReference(id), bookCollection().doc(id));
    if (!draft?.exists) {
      if (!book?.exists) throw new NotFound('The draft');
      return storedBook(book);
    }
    const seen = storedDraft(draft);
    requireVersion(seen, expected);
    const published = await addBookIn(transaction, id, completeBook(seen), by, 'published');
    transaction.delete(draft.ref);
    return published;
  });
}
