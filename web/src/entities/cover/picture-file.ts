import {
  type PictureKind,
  pictureFileName,
  pictureRoom,
} from '@bookstore/functions/shared/shop/shop-picture';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { encode, readPicture } from './cover-file.ts';
import type { CoverUpload } from './cover-upload.ts';

/** No picture is enlarged. */
export function fitPicture(
  kind: PictureKind,
  width: number,
  height: number,
): { width: number; height: number } {
  const room = pictureRoom[kind];
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function preparePicture(kind: PictureKind, file: File): Promise<CoverUpload> {
  const picture = await readPicture(file);
  const size = fitPicture(kind, picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  // A browser that cannot write WebP answers with a PNG, which keeps transparency, too.
  const content = await encode(canvas, 'image/webp');
  const id = crypto.randomUUID().slice(0, 8);
  return { fileName: pictureFileName(kind, id, size, content.type), picture: content };
}

/**
 * @returns the name of its file
 * @throws Error in words for the owner when the file is no picture
 */
export async function uploadPicture(kind: PictureKind, file: File): Promise<string> {
  const token = readAdminToken();
  if (!token) throw new Error('There is no admin token on this browser');
  const upload = await preparePicture(kind, file);
  // Firebase's Storage code comes only with the first upload.
  const { uploadCovers } = await import('./cover-upload.ts');
  await uploadCovers(token, [upload], () => undefined);
  return upload.fileName;
}
