import { findBooks } from '../../books/book-store.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { SearchedShelf } from '../../catalogue/category-words.ts';
import { presentCatalogue, recentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import type { Book } from '../../shared/book/book.ts';
import { asOnCard } from '../../shared/book/card.ts';
import { type ShelfBook, shelfIn } from '../../shared/shelf/curated-shelf.ts';
import type {
  DeskShelf,
  EditedShelf,
  ListedShelf,
  ListedShelfBook,
  ShelfListQuery,
  ShelfQuery,
  ShownShelf,
} from '../../shared/shelf/shelf-answers.ts';
import { shelfLimits } from '../../shared/shelf/shelf-limits.ts';
import { knownShelves } from '../../shelves/known-shelves.ts';
import type { IndexedShelf, ShelfIndex } from '../../shelves/shelf-index.ts';
import { findShelfIndex, shelves as keptShelves } from '../../shelves/shelf-store.ts';

// Books come from the catalogue in memory. A restored one returns to its place.

const coverOf = ({ _id, title, author, category, coverImage }: Book) => ({
  _id,
  title,
  category,
  coverImage,
  ...(author && { author }),
});

function firstBooks(catalogue: Catalogue, books: readonly ShelfBook[]): ListedShelfBook[] {
  const present = books.filter(({ bookId }) => catalogue.has(bookId)).slice(0, shelfLimits.inList);
  return present.flatMap(({ bookId, note, by }) => {
    const entry = catalogue.entry(bookId);
    return entry ? [{ ...coverOf(entry.book), note, by }] : [];
  });
}

const inShop = (catalogue: Catalogue, books: readonly ShelfBook[]) =>
  books.filter(({ bookId }) => catalogue.has(bookId)).length;

/** Undefined when none of its books is in the shop. */
function listedShelf(
  catalogue: Catalogue,
  { title, slug, text, books }: IndexedShelf,
): ListedShelf | undefined {
  const total = inShop(catalogue, books);
  if (total === 0) return undefined;
  return { title, slug, text, total, books: firstBooks(catalogue, books) };
}

function onHome(shelves: ShelfIndex): IndexedShelf[] {
  return shelves
    .filter(({ homePlace }) => homePlace > 0)
    .sort((one, other) => one.homePlace - other.homePlace);
}

/** Published ones with books. */
export async function listShelves({ home, fresh, language }: ShelfListQuery): Promise<ListedShelf[]> {
  const [shelves, { catalogue }] = await Promise.all([knownShelves(fresh), recentCatalogue(fresh)]);
  const published = shelves.flatMap((shelf) => (shelf.isPublished ? shelfIn(shelf, language) : []));
  if (language) published.sort((one, other) => one.title.localeCompare(other.title, language));
  const wanted = home ? onHome(published) : published;
  const most = home ? shelfLimits.onHome : shelfLimits.shelves;
  const listed = wanted.flatMap((shelf) => listedShelf(catalogue, shelf) ?? []).slice(0, most);
  // Home shows only its first shelf's books, and has to be small.
  return home ? listed.map((shelf, place) => (place === 0 ? shelf : { ...shelf, books: [] })) : listed;
}

export async function searchedShelves(fresh?: boolean): Promise<SearchedShelf[]> {
  const published = (await knownShelves(fresh)).filter(({ isPublished }) => isPublished);
  return published.map(({ slug, title, titles = {}, books }) => {
    const translated = Object.values(titles).filter((one) => one !== undefined);
    return { slug, titles: [title, ...translated], bookIds: books.map(({ bookId }) => bookId) };
  });
}

/** No read except that of all shelves once a minute. */
export async function pickOf(id: string, { fresh, language }: ShelfQuery) {
  const published = (await knownShelves(fresh)).filter(({ isPublished }) => isPublished);
  for (const shelf of published) {
    const { title, slug, version, books } = shelfIn(shelf, language);
    const said = books.find(({ bookId, note, by }) => bookId === id && `${note}${by}` !== '');
    if (said) return { pick: { note: said.note, by: said.by, title, slug }, version };
  }
  return undefined;
}

/** The cache may lack a new shelf. */
async function idAt(slug: string, fresh: boolean | undefined): Promise<string | undefined> {
  const idIn = (shelves: ShelfIndex) => shelves.find((shelf) => shelf.slug === slug)?.id;
  return idIn(await knownShelves(fresh)) ?? (fresh ? undefined : idIn(await knownShelves(true)));
}

async function booksOf(ids: readonly string[], fresh: boolean | undefined): Promise<Book[]> {
  const { base, catalogue } = await recentCatalogue(fresh);
  // The fallback for a damaged snapshot lacks books.
  if (!base.hasAllBooks) return (await findBooks(ids)).map(asOnCard);
  return ids.flatMap((id) => catalogue.entry(id)?.book ?? []);
}

/** One read. @throws NotFound also for a shelf without books */
export async function showShelf(slug: string, { fresh, language }: ShelfQuery): Promise<ShownShelf> {
  const id = await idAt(slug, fresh);
  if (id === undefined) throw new NotFound('The shelf');
  const { title, text, isPublished, books, ...stored } = shelfIn(await keptShelves.find(id), language);
  if (!isPublished || stored.slug !== slug) throw new NotFound('The shelf');
  const ids = books.map(({ bookId }) => bookId);
  const byId = new Map((await booksOf(ids, fresh)).map((book) => [book._id, book]));
  const visible = books.flatMap(({ bookId, note, by }) => {
    const book = byId.get(bookId);
    return book ? [{ book, note, by }] : [];
  });
  if (visible.length === 0) throw new NotFound('The shelf');
  return { title, slug, text, books: visible };
}

export async function listDeskShelves(): Promise<DeskShelf[]> {
  const [shelves, { catalogue }] = await Promise.all([findShelfIndex(), presentCatalogue()]);
  return shelves.map(({ id, title, slug, isPublished, homePlace, books }) => ({
    id,
    title,
    slug,
    isPublished,
    homePlace,
    books: books.length,
    inShop: inShop(catalogue, books),
    first: firstBooks(catalogue, books),
  }));
}

/** @throws NotFound */
export async function findEditedShelf(id: string): Promise<EditedShelf> {
  const [shelf, { catalogue }] = await Promise.all([keptShelves.find(id), presentCatalogue()]);
  const books = shelf.books.flatMap(({ bookId }) => {
    const entry = catalogue.entry(bookId);
    return entry ? [coverOf(entry.book)] : [];
  });
  return { shelf, books };
}
