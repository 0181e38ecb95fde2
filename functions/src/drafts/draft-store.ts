import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { Conflict, NotFound, PreconditionFailed } from '../platform/http/api-errors.ts';
import { KeyReused } from '../platform/http/idempotency-key.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { type Draft, type DraftFields, listedDrafts, readDraft } from '../shared/book/draft.ts';

/** 409: there are as many drafts as the list can show. */
class TooManyDrafts extends Conflict {
  constructor() {
    const message = `There can be ${listedDrafts} drafts at most; publish or delete one first`;
    super('too-many-drafts', message, { most: listedDrafts });
  }
}

function draftReference(id: string): DocumentReference {
  if (!isBookId(id)) throw new NotFound('The draft');
  return collection('drafts').doc(id);
}

function storedDraft(snapshot: DocumentSnapshot): Draft {
  return readDraft(snapshot.id, snapshot.data() ?? {});
}

/** @throws PreconditionFailed unless it is of the version, where one is expected */
export function requireVersion({ version }: Draft, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) {
    throw new PreconditionFailed('The draft has changed meanwhile; load it again');
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

/** A draft as a transaction sees it, or undefined. With `expected` it must be of that version. @throws PreconditionFailed */
export async function readDraftOf(
  transaction: Transaction,
  id: string,
  expected?: number,
): Promise<Draft | undefined> {
  const snapshot = await transaction.get(draftReference(id));
  if (!snapshot.exists) return undefined;
  const draft = storedDraft(snapshot);
  requireVersion(draft, expected);
  return draft;
}

export async function draftsOf(transaction: Transaction, category: string): Promise<Draft[]> {
  const query = collection('drafts').where('category', '==', category).limit(listedDrafts);
  return (await transaction.get(query)).docs.map(storedDraft);
}

/**
 * Outside the transaction that adds a draft, which would otherwise wait for every other that saves one. Two at one
 * moment may so make one too many, which is listed again as soon as another is gone. @throws TooManyDrafts
 */
export async function requireRoomForDraft(): Promise<void> {
  if ((await roomForDrafts()) < 1) throw new TooManyDrafts();
}

export async function roomForDrafts(): Promise<number> {
  const present = await collection('drafts').limit(listedDrafts).count().get();
  return listedDrafts - present.data().count;
}

/** Deletes the drafts that were added under a hash, but for those that were edited since. */
export async function deleteDraftsOf(requestHash: string): Promise<void> {
  const { docs } = await collection('drafts')
    .where('requestHash', '==', requestHash)
    .limit(listedDrafts)
    .get();
  await Promise.all(docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })));
}

export function newDraftId(): string {
  return collection('drafts').doc().id;
}

/**
 * The draft that an earlier try has added under this id; undefined when there is none. An edit since takes the hash
 * away: then requests cannot be told apart. @throws KeyReused
 */
export async function earlierDraft(
  transaction: Transaction,
  id: string,
  requestHash: string,
): Promise<Draft | undefined> {
  const snapshot = await transaction.get(draftReference(id));
  if (!snapshot.exists) return undefined;
  const earlier: unknown = snapshot.get('requestHash');
  if (earlier !== undefined && earlier !== requestHash)
    throw new KeyReused('Another draft was already saved');
  return storedDraft(snapshot);
}

/** Keeps a book that is not in the shop yet, under an id that the book keeps. */
export function addDraft(
  transaction: Transaction,
  id: string,
  fields: DraftFields & Pick<Draft, 'isImported'> & { requestHash: string },
  now: Date,
): Draft {
  const at = Timestamp.fromDate(now);
  const document = { ...fields, createdAt: at, updatedAt: at };
  transaction.create(draftReference(id), document);
  return readDraft(id, document);
}

export function changeDraft(
  transaction: Transaction,
  { _id, createdAt, version, isImported }: Draft,
  fields: DraftFields,
): Draft {
  const document = {
    ...fields,
    ...(isImported && { isImported }),
    createdAt: Timestamp.fromDate(new Date(createdAt)),
    updatedAt: Timestamp.fromMillis(Math.max(Date.now(), version + 1)),
  };
  transaction.set(draftReference(_id), document);
  return readDraft(_id, document);
}

export function removeDraft(transaction: Transaction, { _id }: Draft): void {
  transaction.delete(draftReference(_id));
}

/** Whether a draft names one of these files as its cover. */
export async function isCoverOfDraft(fileNames: readonly string[]): Promise<boolean> {
  const query = collection('drafts').where('coverImage', 'in', fileNames).select().limit(1);
  return !(await query.get()).empty;
}

export async function draftCovers(): Promise<string[]> {
  const { docs } = await collection('drafts').select('coverImage').get();
  return docs.map((snapshot) => String(snapshot.get('coverImage') ?? ''));
}
