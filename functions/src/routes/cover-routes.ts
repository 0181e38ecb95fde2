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

/** A decoded picture takes much memory; 30 are what can be made before a caller's time is up. */
const queued = createKeyedQueue(30);

/** Callers for one book share the cover that is being drawn. */
const ofOneBook = createKeyedQueue();

/** @throws TooManyRequests */
function inQueue<T>(signal: AbortSignal, make: () => Promise<T>): Promise<T> {
  return queued(['pictures'], () => {
    signal.throwIfAborted();
    return make();
  });
}

export const coverRoutes = {
  /** In all widths; 409 while something shows it. */
  'DELETE /api/covers/:fileName': async ({ params, caller }) => {
    const deleted = await deleteCover(params.fileName, caller.person);
    info('Cover deleted', { deleted });
    return { message: 'Cover deleted', deleted };
  },
  /** Covers and the shop's other pictures. */
  'GET /api/covers/:fileName': async ({ params: { fileName } }) => {
    const type = coverTypeOf(fileName);
    if (!type || !isCoverFileName(fileName)) throw new NotFound('The cover');
    return new Reply(coverParts(fileName), { type, caching: coverCaching });
  },
  /** Programs that make link previews do not accept AVIF. */
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
