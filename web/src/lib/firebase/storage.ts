import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import type { FirebaseApp } from './firebase-app.ts';

interface StoredFile {
  path: string;
  content: Blob;
  contentType: string;
  cacheControl?: string;
}

/**
 * As the user who is signed in to the app.
 * @param onProgress called with the number of bytes sent.
 * @throws FirebaseError when Storage refuses the file.
 */
export async function uploadFile(
  app: FirebaseApp,
  { path, content, ...metadata }: StoredFile,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const storage = getStorage(app);
  if (emulatorHost) connectStorageEmulator(storage, emulatorHost, emulatorPorts.storage);
  const task = uploadBytesResumable(ref(storage, path), content, metadata);
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  await task;
}
