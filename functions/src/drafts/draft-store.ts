import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { countOf, isAny } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type Draft, draftFields, listedDrafts, readDraft } from '../shared/book/draft.ts';

/** Books not in the shop yet, under the ids they will keep. */
export const drafts = keptDocuments({
  collection: 'drafts',
  name: 'draft',
  idOf: ({ _id }: Draft) => _id,
  fieldsOf: draftFields,
  read: readDraft,
  besideFields: (at, before) => ({
    createdAt: before ? Timestamp.fromDate(new Date(before.createdAt)) : at,
    ...(before?.isImported && { isImported: true }),
  }),
});

export async function listDrafts(): Promise<Draft[]> {
  const { docs } = await collection('drafts').orderBy('updatedAt', 'desc').limit(listedDrafts).get();
  return docs.map(drafts.stored);
}

export async function draftsOf(transaction: Transaction, category: string): Promise<Draft[]> {
  const query = collection('drafts').where('category', '==', category).limit(listedDrafts);
  return (await transaction.get(query)).docs.map(drafts.stored);
}

/**
 * Outside of the transaction that adds a draft, which would otherwise wait for all others that save one. Two at once
 * may exceed the limit by one; that draft is listed as soon as another is gone.
 * @throws Conflict
 */
export async function requireRoomForDraft(): Promise<void> {
  if ((await roomForDrafts()) > 0) return;
  const message = `There can be ${listedDrafts} drafts at most; publish or delete one first`;
  throw new Conflict('too-many-drafts', message, { most: listedDrafts });
}

export async function roomForDrafts(): Promise<number> {
  return listedDrafts - (await countOf(collection('drafts').limit(listedDrafts)));
}

/** Deletes the drafts added under this hash and not edited since. */
export async function deleteDraftsOf(requestHash: string): Promise<void> {
  const { docs } = await collection('drafts')
    .where('requestHash', '==', requestHash)
    .limit(listedDrafts)
    .get();
  await Promise.all(docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })));
}

export const isPictureOfDraft = (fileNames: readonly string[]) =>
  isAny(collection('drafts').where('pictures', 'array-contains-any', fileNames));

export const isCoverOfDraft = (fileNames: readonly string[]) =>
  isAny(collection('drafts').where('coverImage', 'in', fileNames));

export async function draftCovers(): Promise<string[]> {
  const { docs } = await collection('drafts').select('coverImage').get();
  return docs.map((snapshot) => String(snapshot.get('coverImage') ?? ''));
}
