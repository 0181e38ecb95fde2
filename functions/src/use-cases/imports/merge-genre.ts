import type { Transaction } from 'firebase-admin/firestore';
import { countBooksOf } from '../../books/book-list-store.ts';
import { draftsOf, drafts as keptDrafts } from '../../drafts/draft-store.ts';
import type { StoredImport } from '../../imports/import-document.ts';
import { Conflict, InvalidArgument } from '../../platform/http/api-errors.ts';
import { settingsWithin } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type Draft, draftFields } from '../../shared/book/draft.ts';
import { genresSchema } from '../../shared/genre/genre-fields.ts';
import { type GenreMerge, withMerge, withoutMerge } from '../../shared/genre/genre-merges.ts';
import { genreOf } from '../../shared/genre/genres.ts';
import type { BulkRequest } from '../../shared/import/bulk-request.ts';
import { writeNotedSettings } from '../settings/change-settings.ts';

// A merge of a genre into another one is a bulk change, and undone like any other:
//
// 1. The preview plans the books of the genre, and the change moves them in several commits.
// 2. The last commit counts what the genre still has. If nothing, it removes the genre; a book added at the same moment
//    makes one of the two transactions retry, so that none is left behind. Otherwise the genre stays, and the change
//    says how many books have come since, to be merged in the same way.
// 3. The same commit moves the genre's drafts, and stores the merge, by which the genre's page redirects.
// 4. The undo first restores the genre at its former place, with those of its drafts that are still in the other one,
//    and then the books' genre.

class GenreInWay extends Conflict {
  constructor(name: string) {
    super(
      'genre-in-way',
      `${name} cannot come back: the shop has too many genres, or another one of its name`,
      { name },
    );
  }
}

/** @throws InvalidArgument */
export function requireWholeGenre({ change, selection }: BulkRequest): void {
  if (change.kind !== 'merge') return;
  const { category, ...others } = selection.filter ?? {};
  const isWhole = category !== undefined && Object.values(others).every((value) => value === undefined);
  if (!isWhole) throw new InvalidArgument('selection', 'A merge takes all books of one genre');
  if (category === change.category) {
    throw new InvalidArgument('change.category', 'Choose another genre to merge into');
  }
}

/** Undefined for an import that is not a merge. */
function mergeOf({ seen, selection }: StoredImport): GenreMerge | undefined {
  const { kind, category: into } = seen.bulk?.change ?? {};
  const from = selection?.filter?.category;
  return kind === 'merge' && from !== undefined && into !== undefined ? { from, into } : undefined;
}

/** Only drafts that `follows` accepts; `write` moves them. */
async function moveDrafts(
  transaction: Transaction,
  { from, into }: GenreMerge,
  follows: (draft: Draft) => boolean = () => true,
): Promise<{ ids: string[]; write: () => void }> {
  const drafts = (await draftsOf(transaction, from)).filter(follows);
  return {
    ids: drafts.map(({ _id }) => _id),
    write() {
      for (const draft of drafts) {
        const fields = { ...draftFields(draft), category: into };
        keptDrafts.put(transaction, draft._id, fields, draft);
      }
    },
  };
}

/** With the last line; the genre stays while it has books. */
export async function endMerge(transaction: Transaction, stored: StoredImport): Promise<StoredImport> {
  const { seen, by } = stored;
  const merge = mergeOf(stored);
  if (!merge || !seen.bulk) return stored;
  const { from } = merge;
  const left = await countBooksOf(transaction, from);
  if (left > 0) return { ...stored, seen: { ...seen, bulk: { ...seen.bulk, left } } };
  const settings = await settingsWithin(transaction);
  const { genres } = settings;
  const genre = genreOf(genres, from);
  if (!genre || genres.length === 1) return stored;
  const drafts = await moveDrafts(transaction, merge);
  const others = genres.filter((other) => other !== genre);
  const genreMerges = withMerge(settings.genreMerges ?? [], merge);
  const remembered = { ...settings, genreMerges };
  writeNotedSettings(transaction, settings, { ...settings, genres: others }, { name: by }, remembered);
  drafts.write();
  return { ...stored, merged: { genre, place: genres.indexOf(genre), drafts: drafts.ids } };
}

/** Only reads; the result writes the genre back. @throws GenreInWay */
export async function reopenGenre(
  transaction: Transaction,
  stored: StoredImport,
  by: Actor,
): Promise<() => void> {
  const { merged } = stored;
  const merge = mergeOf(stored);
  const settings = merged && (await settingsWithin(transaction));
  if (!settings || !merge || genreOf(settings.genres, merged.genre.slug)) return () => undefined;
  const genres = settings.genres.toSpliced(merged.place, 0, merged.genre);
  if (!genresSchema.isValidSync(genres, { strict: true })) throw new GenreInWay(merged.genre.name);
  const { from, into } = merge;
  const back = { from: into, into: from };
  const drafts = await moveDrafts(transaction, back, ({ _id }) => merged.drafts.includes(_id));
  const genreMerges = withoutMerge(settings.genreMerges ?? [], from);
  return () => {
    writeNotedSettings(transaction, settings, { ...settings, genres }, by, { ...settings, genreMerges });
    drafts.write();
  };
}
