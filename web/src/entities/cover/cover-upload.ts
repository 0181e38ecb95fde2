import { coverFolder } from '@bookstore/functions/shared/book/cover';
import { adminFirebase } from '#entities/session/admin-firebase.ts';
import { uploadFile } from '#lib/firebase/storage.ts';

export interface CoverUpload {
  fileName: string;
  picture: Blob;
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * @param onProgress called with the fraction done, from 0 to 1.
 * @throws FirebaseError when Storage refuses a file.
 */
export async function uploadCovers(
  token: string,
  uploads: readonly CoverUpload[],
  onProgress: (done: number) => void,
): Promise<void> {
  const app = await adminFirebase(token);
  const total = uploads.reduce((sum, { picture }) => sum + picture.size, 0);
  let finished = 0;
  for (const { fileName, picture } of uploads) {
    const file = {
      path: coverFolder + fileName,
      content: picture,
      contentType: picture.type,
      cacheControl: immutable,
    };
    await uploadFile(app, file, (bytes) => onProgress((finished + bytes) / total));
    finished += picture.size;
  }
}
