import type { Firestore } from 'firebase-admin/firestore';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { collection } from '../platform/collections.ts';
import { checkBackup, readBackup, type Sum } from './backup-file.ts';
import { fromLine, type StoredDocument } from './document-line.ts';
import { keptCollections } from './shop-documents.ts';

/** A write takes up to 500 documents and 10 MiB. */
const mostDocuments = 400;
const mostCharacters = 2_000_000;

const versionOfData = 'meta';

/** A newly deployed shop has only a data version, which the backup replaces. */
async function requireEmptyShop(store: Firestore): Promise<void> {
  for (const collection of await keptCollections(store)) {
    if (collection.id === versionOfData) continue;
    if (!(await collection.limit(1).get()).empty) {
      throw new CannotProceed(
        `The shop is not empty: there is something in ${collection.id}. Nothing was changed.`,
      );
    }
  }
}

function documentOf(line: string, store: Firestore): StoredDocument {
  const document = fromLine(JSON.parse(line), store);
  if (!document) throw new CannotProceed('The backup has a line that is no document.');
  return document;
}

async function writeTogether(store: Firestore, documents: readonly StoredDocument[]): Promise<void> {
  const batch = store.batch();
  for (const { path, data } of documents) batch.create(store.doc(path), data);
  await batch.commit();
}

async function* writes(file: string, store: Firestore): AsyncGenerator<StoredDocument[]> {
  let documents: StoredDocument[] = [];
  let characters = 0;
  for await (const line of readBackup(file)) {
    if (documents.length === mostDocuments || characters + line.length > mostCharacters) {
      yield documents;
      documents = [];
      characters = 0;
    }
    documents.push(documentOf(line, store));
    characters += line.length;
  }
  if (documents.length > 0) yield documents;
}

/**
 * Requires an empty shop, and checks the whole file before the first write.
 * @throws CannotProceed when file or shop are not as required, or, with the progress, when it stopped
 */
export async function importShop(file: string, store: Firestore): Promise<Sum> {
  const sum = await checkBackup(file);
  await requireEmptyShop(store);
  let written = 0;
  try {
    await store.recursiveDelete(collection(versionOfData, store));
    for await (const documents of writes(file, store)) {
      await writeTogether(store, documents);
      written += documents.length;
    }
    // Remains of the books that were here before.
    for (const name of ['catalogue', 'bookChanges'] as const) {
      await store.recursiveDelete(collection(name, store));
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotProceed(
      `The import stopped after ${written} of ${sum.documents} documents: ${reason}\nEmpty the shop and import again.`,
      { cause: error },
    );
  }
  return sum;
}
