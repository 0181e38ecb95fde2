import { FieldValue } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { documentsAfter, nextPage, type WorkedPage } from '../platform/document-pages.ts';
import { database } from '../platform/firebase.ts';
import { isMissingDocument } from '../platform/http/database-errors.ts';
import { bookCollection } from './book-document.ts';

const booksTogether = 200;

/** A book that is gone meanwhile needs nothing; its page is done without it. */
async function removeKeywords(ids: readonly string[]): Promise<void> {
  const batch = database().batch();
  for (const id of ids) batch.update(bookCollection().doc(id), { keywords: FieldValue.delete() });
  try {
    await batch.commit();
  } catch (error) {
    if (!isMissingDocument(error)) throw error;
    if (ids.length > 1) for (const id of ids) await removeKeywords([id]);
  }
}

/**
 * Takes the words off the books by which the first release looked them up, and its list of the newest books; a book's
 * version stays.
 */
export async function removeKeywordsAfter(id: string): Promise<WorkedPage> {
  const docs = await documentsAfter(bookCollection().select('keywords'), id, booksTogether);
  const outdated = docs.filter((document) => document.get('keywords') !== undefined);
  if (outdated.length > 0) await removeKeywords(outdated.map((document) => document.id));
  const next = nextPage(docs, booksTogether);
  if (next === undefined) await collection('caches').doc('newestBooks').delete();
  return { changed: outdated.length, next };
}
