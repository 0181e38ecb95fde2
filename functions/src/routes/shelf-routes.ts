import { type Handlers, Reply } from '../platform/http/handler.ts';
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

const { post, put, remove, restore } = keptRoutes(shelfChanges, (shelf) => ({ shelf }));

export const shelfRoutes = {
  /** Only published ones that have books. */
  'GET /api/shelves': ({ query }) => listShelves(query),
  'GET /api/shelves/:slug': async ({ params, query }) => {
    const { books, ...shelf } = await showShelf(params.slug, query);
    const show = await shownToShoppers();
    return { ...shelf, books: books.map(({ book, ...about }) => ({ book: show(book), ...about })) };
  },
  'GET /api/admin/shelves': listDeskShelves,
  'GET /api/admin/shelves/:id': async ({ params }) => {
    const edited = await findEditedShelf(params.id);
    return new Reply(edited, { etag: versionTag(edited.shelf.version) });
  },
  'POST /api/shelves': post,
  'PUT /api/shelves/:id': put,
  'DELETE /api/shelves/:id': remove,
  'POST /api/shelves/:id/restore': restore,
} satisfies Partial<Handlers>;
