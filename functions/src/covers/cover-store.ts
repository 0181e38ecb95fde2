import { coverBucket, database } from '../firebase.ts';
import { isCoverImage } from '../shared/cover-image.ts';

/** The longest name that Storage gives a file, in bytes of UTF-8. */
const longestName = 1024;

/** Whether a file of this name can lie in the books folder. */
export function isCoverFileName(text: string): boolean {
  return isCoverImage(text) && !text.includes('/') && Buffer.byteLength(`books/${text}`) <= longestName;
}

/** A cover is stored in two widths; either name gives both: 'emma.480w.avif' → […'emma.240w.avif']. */
export function coverPair(fileName: string): string[] {
  const [, stem, extension] = /^(.+)\.(?:480|240)w\.([a-z]+)$/s.exec(fileName) ?? [];
  return stem && extension ? [480, 240].map((width) => `${stem}.${width}w.${extension}`) : [fileName];
}

/** Whether a book, or a past order, still shows one of these files. */
export async function isCoverInUse(fileNames: readonly string[]): Promise<boolean> {
  const [books, orders] = await Promise.all([
    database().collection('books').where('coverImage', 'in', fileNames).limit(1).get(),
    database().collection('orders').where('coverImages', 'array-contains-any', fileNames).limit(1).get(),
  ]);
  return !books.empty || !orders.empty;
}

/** Removes the files that exist and returns their names. */
export async function deleteCovers(fileNames: readonly string[]): Promise<string[]> {
  const bucket = await coverBucket();
  const files = fileNames.map((fileName) => ({ fileName, file: bucket.file(`books/${fileName}`) }));
  const existing = await Promise.all(
    files.map(async ({ fileName, file }) => {
      const [isThere] = await file.exists();
      if (isThere) await file.delete({ ignoreNotFound: true });
      return isThere ? [fileName] : [];
    }),
  );
  return existing.flat();
}
