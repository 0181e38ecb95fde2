import { importFilePath } from '@bookstore/functions/shared/book-import';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { adminFirebase } from '#lib/firebase/signed-in-app.ts';

/**
 * Uploads a file with books as the administrator; only the functions read it.
 * @param onProgress called with the part that is done, from 0 to 1.
 * @throws FirebaseError when Storage refuses it.
 */
export async function uploadImport(
  token: string,
  id: string,
  file: Blob,
  onProgress: (done: number) => void,
): Promise<void> {
  const storage = getStorage(await adminFirebase(token));
  if (emulatorHost) connectStorageEmulator(storage, emulatorHost, emulatorPorts.storage);
  // Not the type that the computer gives it, which is Excel's where Excel is installed.
  const task = uploadBytesResumable(ref(storage, importFilePath(id)), file, { contentType: 'text/csv' });
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred / file.size));
  await task;
}
