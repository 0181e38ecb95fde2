import { info } from 'firebase-functions/logger';
import { findBook } from '../books/book-store.ts';
import { coverTypeOf, isCoverFileName } from '../covers/cover-name.ts';
import { coverCaching, coverParts, readCover } from '../covers/cover-store.ts';
import { keepDrawing, keptDrawing } from '../covers/drawn-cover-store.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { createKeyedQueue } from '../platform/queue.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { deleteCover } from '../use-cases/books/cover-uses.ts';

/** One after the other, since a picture takes much memory once it is decoded, and as many as are made before a caller's time is up. */
const queued = createKeyedQueue(30);

/** Those who ask for the cover of the same book wait for the one that is drawn. */
const ofOneBook = createKeyedQueue();

/** Makes a picture for a caller who is still there when it is their turn. @throws TooManyRequests */
function inQueue<T>(signal: AbortSignal, make: () => Promise<T>): Promise<T> {
  return queued(['pictures'], () => {
    signal.throwIfAborted();
    return make();
  });
}

export const coverRoutes = {
  /** Removes an uploaded cover, in all its widths, that nothing shows. */
  'DELETE /api/covers/:fileName': async ({ params, caller }) => {
    const deleted = await deleteCover(params.fileName, caller.person);
    info('Cover deleted', { deleted });
    return { message: 'Cover deleted', deleted };
  },
  /** A cover, or another picture of the shop, as it is stored. */
  'GET /api/covers/:fileName': async ({ params: { fileName } }) => {
    const type = coverTypeOf(fileName);
    if (!type || !isCoverFileName(fileName)) throw new NotFound('The cover');
    return new Reply(coverParts(fileName), { type, caching: coverCaching });
  },
  /** A cover as a JPEG, for those who preview pages and take no AVIF. */
  'GET /api/covers/:fileName/preview': async ({ params: { fileName }, signal }) => {
    const bytes = isCoverFileName(fileName) ? await readCover(fileName) : undefined;
    if (!bytes) throw new NotFound('The cover');
    const { previewJpeg } = await import('../covers/picture.ts');
    return inQueue(signal, () => previewJpeg(bytes));
  },
  'GET /api/books/:id/drawn-cover': async ({ params: { id }, signal }) => {
    const stored = isBookId(id) ? await findBook(id) : undefined;
    if (!stored) throw new NotFound('The book');
    const { book } = stored;
    const { drawnJpeg } = await import('../covers/drawn-cover.ts');
    return ofOneBook([id], async () => {
      signal.throwIfAborted();
      const kept = await keptDrawing(book, new Date());
      if (kept) return kept;
      const jpeg = await inQueue(signal, () => drawnJpeg(book));
      await keepDrawing(book, jpeg, new Date());
      return jpeg;
    });
  },
} satisfies Partial<Handlers>;
