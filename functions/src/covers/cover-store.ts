import { coverBucket } from '../platform/firebase.ts';
import { coverFolder } from '../shared/book/cover.ts';
import { errorCode } from '../shared/values/error-code.ts';

/** Covers never change: a new one gets a new name. */
export const coverCaching = 'public, max-age=31536000, immutable';

/** Whether Storage says that a file, or the state of it that was meant, is no longer there. */
export function isGone(error: unknown): boolean {
  const code = errorCode(error);
  return code === 404 || code === 412;
}

/** Does something with a file in a known state; false when the file is no longer in that state. */
export async function unlessGone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** A cover's bytes; undefined when there is no such file. */
export async function readCover(fileName: string): Promise<Uint8Array | undefined> {
  const file = (await coverBucket()).file(coverFolder + fileName);
  let bytes: Uint8Array | undefined;
  await unlessGone(async () => {
    [bytes] = await file.download();
  });
  return bytes;
}

/** Removes the files that exist and returns their names. */
export async function deleteCovers(fileNames: readonly string[]): Promise<string[]> {
  const bucket = await coverBucket();
  const deleted = await Promise.all(
    fileNames.map((fileName) => unlessGone(() => bucket.file(coverFolder + fileName).delete())),
  );
  return fileNames.filter((_, index) => deleted[index]);
}
