import { callAdminApi } from '#entities/session/admin-api.ts';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { prepareCover } from './cover-file.ts';

/** Uploads whose book may have been saved, since the answer was lost: the next try names the same file. */
const maybeSaved = new WeakMap<File, string>();

/**
 * A refused book's cover is removed. After a lost answer it stays: the book may show it, and the shop removes unused
 * covers by itself.
 */
export async function withCover<Answer>(
  cover: File | undefined,
  onProgress: (done: number) => void,
  save: (coverImage?: string) => Promise<Answer>,
): Promise<Answer> {
  if (!cover) return save();
  const coverImage = maybeSaved.get(cover) ?? (await uploadCover(cover, onProgress));
  try {
    return await save(coverImage);
  } catch (error) {
    if (isUnanswered(error)) maybeSaved.set(cover, coverImage);
    else if (!maybeSaved.has(cover)) await removeCover(coverImage);
    throw error;
  }
}

async function uploadCover(file: File, onProgress: (done: number) => void): Promise<string> {
  const token = readAdminToken();
  if (!token) throw new Error('There is no admin token on this browser');
  // Firebase's Storage code comes only with the first upload.
  const { uploadCovers } = await import('./cover-upload.ts');
  const uploads = await prepareCover(file);
  await uploadCovers(token, uploads, onProgress);
  return uploads[0].fileName;
}

async function removeCover(coverImage: string): Promise<void> {
  try {
    await callAdminApi('DELETE /api/covers/:fileName', { params: { fileName: coverImage } });
  } catch (error) {
    console.warn('An uploaded cover that no book shows could not be removed:', error);
  }
}
