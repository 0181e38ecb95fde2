import { info } from 'firebase-functions/logger';
import { addEntryAlone } from '../audit/audit-store.ts';
import { isCoverFileName } from '../covers/cover-name.ts';
import { deleteCovers, readCover } from '../covers/cover-store.ts';
import { coversShownByAddress, isCoverNamed } from '../covers/cover-use-store.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { createQueue } from '../platform/queue.ts';
import { coverPair } from '../shared/book/cover.ts';

/** Removes an uploaded cover, in both its widths, that nothing shows. */
export const removeCover: Handler<'DELETE /api/covers/:fileName'> = async ({
  params: { fileName },
  caller,
}) => {
  if (!isCoverFileName(fileName)) throw new NotFound('The cover');
  const fileNames = coverPair(fileName);
  if ((await isCoverNamed(fileNames)) || (await coversShownByAddress(fileNames)).size > 0)
    throw new Conflict('cover-in-use', 'A book or an order shows this cover');
  const deleted = await deleteCovers(fileNames);
  if (deleted.length === 0) throw new NotFound('The cover');
  await addEntryAlone({
    by: caller.person,
    kind: 'cover',
    action: 'deleted',
    targetId: fileName,
    title: fileName,
    before: { files: deleted },
  });
  info('Cover deleted', { deleted });
  return { message: 'Cover deleted', deleted };
};

/** One after the other, since a picture takes much memory once it is decoded. */
const previewQueue = createQueue();

/** A cover as a JPEG, for those who preview pages and take no AVIF. */
export const getCoverPreview: Handler<'GET /api/covers/:fileName/preview'> = async ({
  params: { fileName },
}) => {
  const bytes = isCoverFileName(fileName) ? await readCover(fileName) : undefined;
  if (!bytes) throw new NotFound('The cover');
  const { previewJpeg } = await import('../covers/picture.ts');
  return previewQueue(() => previewJpeg(bytes));
};
