import { coverFolder } from '@bookstore/functions/shared/cover';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { adminFirebase } from '#lib/firebase/signed-in-app.ts';

/** A picture on its way into the books folder of Storage. */
export interface CoverUpload {
  fileName: string;
  picture: Blob;
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * Uploads covers as the administrator.
 * @param onProgress called with the part that is done, from 0 to 1.
 * @throws FirebaseError when Storage refuses a file.
 */
export async function uploadCovers(
  token: string,
  uploads: readonly CoverUpload[],
  onProgress: (done: number) => void,
): Promise<void> {
  const storage = getStorage(await adminFirebase(token));
  if (emulatorHost) connectStorageEmulator(storage, emulatorHost, emulatorPorts.storage);
  const total = uploads.reduce((sum, { picture }) => sum + picture.size, 0);
  let finished = 0;
  for (const { fileName, picture } of uploads) {
    const task = uploadBytesResumable(ref(storage, coverFolder + fileName), picture, {
      contentType: picture.type,
      cacheControl: immutable,
    });
    task.on('state_changed', ({ bytesTransferred }) => onProgress((finished + bytesTransferred) / total));
    await task;
    finished += picture.size;
  }
}
