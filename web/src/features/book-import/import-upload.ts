import { importFilePath } from '@bookstore/functions/shared/import/book-import';
import { adminFirebase } from '#entities/session/admin-firebase.ts';
import { uploadFile } from '#lib/firebase/storage.ts';

/**
 * Only the functions read the file.
 * @param onProgress called with the uploaded part, from 0 to 1
 * @throws FirebaseError when Storage refuses it
 */
export async function uploadImport(
  token: string,
  id: string,
  file: Blob,
  onProgress: (done: number) => void,
): Promise<void> {
  // Not the computer's own type for it, which is Excel's where Excel is installed.
  const csv = { path: importFilePath(id), content: file, contentType: 'text/csv' };
  await uploadFile(await adminFirebase(token), csv, (bytes) => onProgress(bytes / file.size));
}
