import { info } from 'firebase-functions/logger';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { optionalIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { createShelf, deleteShelf, editShelf, restoreShelf } from '../use-cases/shelves/change-shelf.ts';
import {
  findEditedShelf,
  listDeskShelves,
  listShelves,
  showShelf,
} from '../use-cases/shelves/show-shelves.ts';
import { shownToShoppers } from './shown-books.ts';

/** The published shelves that have books. */
export const getShelves: Handler<'GET /api/shelves'> = ({ query }) => listShelves(query);

export const getShelf: Handler<'GET /api/shelves/:slug'> = async ({ params, query }) => {
  const { books, ...shelf } = await showShelf(params.slug, query);
  const show = await shownToShoppers();
  return { ...shelf, books: books.map(({ book, ...about }) => ({ book: show(book), ...about })) };
};

export const getDeskShelves: Handler<'GET /api/admin/shelves'> = () => listDeskShelves();

export const getDeskShelf: Handler<'GET /api/admin/shelves/:id'> = async ({ params }) => {
  const edited = await findEditedShelf(params.id);
  return new Reply(edited, { etag: versionTag(edited.shelf.version) });
};

/** Adds a shelf: 201; the same Idempotency-Key again answers the same shelf. */
export const postShelf: Handler<'POST /api/shelves'> = async ({ header, body, caller }) => {
  const key = optionalIdempotencyKey(header('Idempotency-Key'));
  const shelf = await createShelf(body, key, caller.person);
  info('Shelf added', { shelf: shelf.id });
  return new Reply({ message: 'Shelf added', shelf }, { status: 201, etag: versionTag(shelf.version) });
};

/** Changes a shelf; with If-Match only when it is still that version, otherwise 412. */
export const putShelf: Handler<'PUT /api/shelves/:id'> = async ({ params, header, body, caller }) => {
  const shelf = await editShelf(params.id, body, expectedVersion(header('If-Match')), caller.person);
  info('Shelf updated', { shelf: shelf.id });
  return new Reply({ message: 'Shelf updated', shelf }, { etag: versionTag(shelf.version) });
};

export const removeShelf: Handler<'DELETE /api/shelves/:id'> = async ({ params, caller }) => {
  const shelf = await deleteShelf(params.id, caller.person);
  info('Shelf deleted', { shelf: shelf.id });
  return { message: 'Shelf deleted', shelf };
};

export const postShelfRestored: Handler<'POST /api/shelves/:id/restore'> = async ({ params, caller }) => {
  const shelf = await restoreShelf(params.id, caller.person);
  info('Shelf restored', { shelf: shelf.id });
  return new Reply({ message: 'Shelf restored', shelf }, { etag: versionTag(shelf.version) });
};
