import type { Query } from 'firebase-admin/firestore';
import { bookCollection } from '../books/book-store.ts';
import { collection } from '../platform/collections.ts';
import { streamDocuments } from '../platform/firebase.ts';
import { coverPair } from '../shared/book/cover.ts';
import { coverFilesOf } from '../shared/book/cover-files.ts';

async function isThereAny(query: Query): Promise<boolean> {
  return !(await query.select().limit(1).get()).empty;
}

/** Whether a book or a draft names one of these files as its cover, or a past order still shows one: up to three reads. */
export async function isCoverNamed(fileNames: readonly string[]): Promise<boolean> {
  return (
    (await isThereAny(bookCollection().where('coverImage', 'in', fileNames))) ||
    (await isThereAny(collection('drafts').where('coverImage', 'in', fileNames))) ||
    (await isThereAny(collection('orders').where('coverImages', 'array-contains-any', fileNames)))
  );
}

/** As people and their keyboards write it; the end is the first text after all that begin so. */
const addressRanges = ['https', 'Https', 'HTTPS'].map((scheme) => [`${scheme}://`, `${scheme}:/0`] as const);

/**
 * Which of these files, or of their other widths, books and drafts show by a whole address instead of a name. Reads
 * every one with such an address, one at a time, since an address has too many spellings to be looked up.
 */
export async function coversShownByAddress(fileNames: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(fileNames.flatMap(coverPair));
  const shown = new Set<string>();
  for (const [from, before] of addressRanges) {
    for (const showing of [bookCollection(), collection('drafts')]) {
      const query = showing.where('coverImage', '>=', from).where('coverImage', '<', before);
      for await (const snapshot of streamDocuments(query.select('coverImage'))) {
        const files = coverFilesOf(String(snapshot.get('coverImage'))).flatMap(coverPair);
        for (const file of files) if (wanted.has(file)) shown.add(file);
      }
    }
  }
  return shown;
}
