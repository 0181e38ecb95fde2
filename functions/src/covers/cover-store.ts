import { shopBucket } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { isMissingFile, unlessGone } from '../platform/storage-errors.ts';
import { coverFileNames, coverFolder, coverTypesByEnding } from '../shared/book/cover.ts';
import { type PictureKind, pictureFileName } from '../shared/shop/shop-picture.ts';

/** Covers never change: a new one gets a new name. */
export const coverCaching = 'public, max-age=31536000, immutable';

/** Undefined when there is no such file. */
export async function readCover(fileName: string): Promise<Uint8Array | undefined> {
  const file = (await shopBucket()).file(coverFolder + fileName);
  let bytes: Uint8Array | undefined;
  await unlessGone(async () => {
    [bytes] = await file.download({ decompress: false });
  });
  return bytes;
}

/** Streams the file, so that many at once take little memory. @throws NotFound with the first part */
export async function* coverParts(fileName: string): AsyncGenerator<Buffer> {
  const file = (await shopBucket()).file(coverFolder + fileName);
  try {
    yield* file.createReadStream({ validation: false, decompress: false });
  } catch (error) {
    throw isMissingFile(error) ? new NotFound('The cover') : error;
  }
}

/** Under a unique name. @param pictures in all `coverWidths`, as AVIF @returns its `coverImage` */
export async function storeCover(pictures: readonly Uint8Array[]): Promise<string> {
  const bucket = await shopBucket();
  const names = coverFileNames(`copy-${crypto.randomUUID()}`, 'avif');
  const metadata = { contentType: coverTypesByEnding.avif, cacheControl: coverCaching };
  await Promise.all(
    pictures.map((picture, index) =>
      bucket.file(coverFolder + names[index]).save(Buffer.from(picture), { metadata, resumable: false }),
    ),
  );
  return names[0] ?? '';
}

/** @returns the name of its file */
export async function storePicture(
  kind: PictureKind,
  { bytes, size }: { bytes: Uint8Array; size: { width: number; height: number } },
): Promise<string> {
  const contentType = coverTypesByEnding.webp;
  const name = pictureFileName(kind, crypto.randomUUID().replaceAll('-', ''), size, contentType);
  const file = (await shopBucket()).file(coverFolder + name);
  const metadata = { contentType, cacheControl: coverCaching };
  await file.save(Buffer.from(bytes), { metadata, resumable: false });
  return name;
}

/** @returns the names of the files that existed */
export async function deleteCovers(fileNames: readonly string[]): Promise<string[]> {
  const bucket = await shopBucket();
  const deleted = await Promise.all(
    fileNames.map((fileName) => unlessGone(() => bucket.file(coverFolder + fileName).delete())),
  );
  return fileNames.filter((_, index) => deleted[index]);
}
