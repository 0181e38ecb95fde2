import { info } from 'firebase-functions/logger';
import { isCoverFileName } from '../covers/cover-name.ts';
import { readCover } from '../covers/cover-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { createQueue } from '../platform/queue.ts';
import { deleteCover } from '../use-cases/books/delete-cover.ts';

/** Removes an uploaded cover, in both its widths, that nothing shows. */
export const removeCover: Handler<'DELETE /api/covers/:fileName'> = async ({ params, caller }) => {
  const deleted = await deleteCover(params.fileName, caller.person);
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
