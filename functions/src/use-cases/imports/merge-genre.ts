import type { Transaction } from 'firebase-admin/firestore';
import { countBooksOf } from '../../books/book-list-store.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { Conflict, InvalidArgument } from '../../platform/http/api-errors.ts';
import { settingsWithin } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { genreFields } from '../../shared/genre/genre-fields.ts';
import { genreOf } from '../../shared/genre/genres.ts';
import type { BulkRequest } from '../../shared/import/bulk-request.ts';
import { writeNotedSettings } from '../people/change-settings.ts';

// How a genre is merged into another one, as a bulk change that is undone like any other:
//
// 1. The preview plans the books of the genre, and the change moves them, some in each commit.
// 2. The last commit looks at what the genre still has. Where that is nothing, it takes the genre out of the shop; a book
//    that is added at the same moment makes one of the two begin again, so that none is left behind. Otherwise the genre
//    stays, and the change says how many books have come since: they are merged in the same way.
// 3. The undo first gives the shop the genre back, at its former place, and then the books their genre.

/** 409: the genre of a merge cannot be given back. */
class GenreInWay extends Conflict {
  constructor(name: string) {
    super(
      'genre-in-way',
      `${name} cannot come back: the shop has too many genres, or another one of its name`,
    );
  }
}

/** @throws InvalidArgument when it is not a whole genre that is merged, or into itself */
export function requireWholeGenre({ change, selection }: BulkRequest): void {
  if (change.kind !== 'merge') return;
  const { category, ...others } = selection.filter ?? {};
  const isWhole = category !== undefined && Object.values(others).every((value) => value === undefined);
  if (!isWhole) throw new InvalidArgument('selection', 'A merge takes all books of one genre');
  if (category === change.category) {
    throw new InvalidArgument('change.category', 'Choose another genre to merge into');
  }
}

/** The genre whose books an import merges into another one; undefined for all others. */
function mergedFrom({ seen, selection }: StoredImport): string | undefined {
  return seen.bulk?.change.kind === 'merge' ? selection?.filter?.category : undefined;
}

/** What becomes of an import with its last line: a merge takes the genre away, unless it has books again. */
export async function endMerge(transaction: Transaction, stored: StoredImport): Promise<StoredImport> {
  const { seen, by } = stored;
  const from = mergedFrom(stored);
  if (from === undefined || !seen.bulk) return stored;
  const left = await countBooksOf(transaction, from);
  if (left > 0) return { ...stored, seen: { ...seen, bulk: { ...seen.bulk, left } } };
  const settings = await settingsWithin(transaction);
  const { genres } = settings;
  const genre = genreOf(genres, from);
  if (!genre || genres.length === 1) return stored;
  const others = genres.filter((other) => other !== genre);
  writeNotedSettings(transaction, settings, { ...settings, genres: others }, { name: by });
  return { ...stored, merged: { genre, place: genres.indexOf(genre) } };
}

/** What begins the undo of an import: the genre that a merge has taken away is there again. @throws GenreInWay */
export async function reopenGenre(
  transaction: Transaction,
  { merged }: StoredImport,
  by: Actor,
): Promise<() => void> {
  const settings = merged && (await settingsWithin(transaction));
  if (!settings || genreOf(settings.genres, merged.genre.slug)) return () => undefined;
  const genres = settings.genres.toSpliced(merged.place, 0, merged.genre);
  if (!genreFields.genres.isValidSync(genres, { strict: true })) throw new GenreInWay(merged.genre.name);
  return () => writeNotedSettings(transaction, settings, { ...settings, genres }, by);
}
