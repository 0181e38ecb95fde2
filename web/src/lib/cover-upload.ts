import { coverFolder } from '@bookstore/functions/shared/cover';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';

/** A picture on its way into the books folder of Storage. */
export interface CoverUpload {
  fileName: string;
  picture: Blob;
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * Uploads covers as the administrator, whose token is also a sign-in for Firebase. That happens in a separate
 * app that is kept in memory and deleted afterwards, so that the shopper's sign-in on the same browser stays.
 * @param onProgress called with the part that is done, from 0 to 1.
 * @throws FirebaseError when Storage refuses a file.
 */
export async function uploadCovers(
  token: string,
  uploads: readonly CoverUpload[],
  onProgress: (done: number) => void,
): Promise<void> {
  const app = initializeApp(firebaseConfig, `admin-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const storage = getStorage(app);
    if (emulatorHost) {
      connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
      connectStorageEmulator(storage, emulatorHost, emulatorPorts.storage);
    }
    await signInWithCustomToken(auth, token);
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
  } finally {
    await deleteApp(app);
  }
}
