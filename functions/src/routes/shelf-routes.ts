import { type Handler, Reply } from '../platform/http/handler.ts';
import { versionTag } from '../platform/http/versions.ts';
import { shelfChanges } from '../use-cases/shelves/change-shelf.ts';
import {
  findEditedShelf,
  listDeskShelves,
  listShelves,
  showShelf,
} from '../use-cases/shelves/show-shelves.ts';
import { keptRoutes } from './kept-routes.ts';
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

/** Adds, changes, deletes and restores a shelf. */
export const shelfRoutes = keptRoutes(shelfChanges, (shelf) => ({ shelf }));
