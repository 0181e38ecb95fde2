import { coverFileName, coverTypes, uploadWidths } from '@bookstore/functions/shared/book/cover';
import { t } from '@bookstore/functions/shared/words/words';
import type { CoverUpload } from './cover-upload.ts';

const quality = 0.82;

/** A phone's photo has 8 MB and more; it is shrunk in the browser before the upload. */
const chosenMegabytes = 40;

/** An iPhone's photos, which Safari reads; the type is empty where a browser does not know it. */
const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const chosenCoverTypes = [...coverTypes, 'image/heic', 'image/heif'].join();

export function unreadablePicture(file: Pick<File, 'type' | 'name'>): string {
  return isHeic(file)
    ? t('This browser does not read HEIC pictures. Save it as a JPEG, or choose it in Safari.')
    : t('This file is not a picture.');
}

/** Undefined when the file can be a cover. */
export function coverFileProblem(file: Pick<File, 'type' | 'name' | 'size'>): string | undefined {
  const { type, size } = file;
  const isPicture = isHeic(file) || coverTypes.some((coverType) => coverType === type);
  if (!isPicture) return t('Choose a PNG, JPEG, WebP or AVIF picture.');
  if (size === 0) return t('This file is empty.');
  return size > chosenMegabytes * 1024 * 1024
    ? t('Choose a picture of at most {megabytes} MB.', { megabytes: chosenMegabytes })
    : undefined;
}

/** 'My Café (1).PNG' → 'my-cafe-1', which needs no encoding in an address. */
export function coverStem(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return stem.slice(0, 60) || 'cover';
}

async function shrink(picture: ImageBitmap, width: number): Promise<Blob> {
  const scale = Math.min(1, width / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot write WebP answers with a PNG, which is far larger than a JPEG.
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg');
}

/** @throws Error when the browser cannot write it */
export function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded'))),
      type,
      quality,
    );
  });
}

/** @throws Error in words for the shopkeeper when the file is no picture */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new Error(`${unreadablePicture(file)} Choose another cover.`, { cause: error });
  }
}

/**
 * Shrinks a picture to two widths under a unique name; the shop makes its own files of it later.
 * @returns the large one first; its file name is the book's `coverImage`
 * @throws Error in words for the admin when the file is not the picture that it claims to be
 */
export async function prepareCover(file: File): Promise<[CoverUpload, ...CoverUpload[]]> {
  const picture = await readPicture(file);
  const stem = `${coverStem(file.name)}-${crypto.randomUUID().slice(0, 8)}`;
  async function uploadOf(width: number): Promise<CoverUpload> {
    const shrunk = await shrink(picture, width);
    const ending = shrunk.type === 'image/webp' ? 'webp' : 'jpg';
    return { fileName: coverFileName(stem, width, ending), picture: shrunk };
  }
  const [large, small] = uploadWidths;
  const uploads = await Promise.all([uploadOf(large), uploadOf(small)]);
  picture.close();
  return uploads;
}
