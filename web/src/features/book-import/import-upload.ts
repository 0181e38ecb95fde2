import { importFilePath } from '@bookstore/functions/shared/import/book-import';
import { adminFirebase } from '#entities/session/admin-firebase.ts';
import { uploadFile } from '#lib/firebase/storage.ts';

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
  // Not the type that the computer gives it, which is Excel's where Excel is installed.
  const csv = { path: importFilePath(id), content: file, contentType: 'text/csv' };
  await uploadFile(await adminFirebase(token), csv, (bytes) => onProgress(bytes / file.size));
}
