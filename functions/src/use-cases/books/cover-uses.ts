import { addEntryAlone } from '../../audit/audit-store.ts';
import { isPortraitOfAuthor } from '../../authors/author-store.ts';
import { coverAddresses, isCoverOfBook, isPictureOfBook } from '../../books/book-list-store.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { isCoverFileName } from '../../covers/cover-name.ts';
import { deleteCovers } from '../../covers/cover-store.ts';
import { draftCovers, isCoverOfDraft, isPictureOfDraft } from '../../drafts/draft-store.ts';
import { isCoverInOrder } from '../../orders/ordered-books-store.ts';
import { Conflict, NotFound, Unavailable } from '../../platform/http/api-errors.ts';
import { pastPictures } from '../../settings/settings-archive-store.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { coverSet } from '../../shared/book/cover.ts';
import { coverFilesOf } from '../../shared/book/cover-files.ts';
import { isPictureOf, picturesIn } from '../../shared/shop/shop-picture.ts';

/** Also of settings that can be put back. Covers cost no read, since their file names differ. */
async function isPictureOfShop(fileNames: readonly string[]): Promise<boolean> {
  if (!fileNames.some(isPictureOf(['logo', 'news']))) return false;
  const named = [...picturesIn(await findSettings()), ...(await pastPictures())];
  return named.some((name) => fileNames.includes(name));
}

const isPortrait = async (fileNames: readonly string[]) =>
  fileNames.some(isPictureOf(['portrait'])) && (await isPortraitOfAuthor(fileNames));

const isInside = async (fileNames: readonly string[]) =>
  fileNames.some(isPictureOf(['inside'])) &&
  ((await isPictureOfBook(fileNames)) || (await isPictureOfDraft(fileNames)));

/** By name, anywhere in the shop; up to three reads. */
export async function isCoverNamed(fileNames: readonly string[]): Promise<boolean> {
  return (
    (await isPictureOfShop(fileNames)) ||
    (await isPortrait(fileNames)) ||
    (await isInside(fileNames)) ||
    (await isCoverOfBook(fileNames)) ||
    (await isCoverOfDraft(fileNames)) ||
    (await isCoverInOrder(fileNames))
  );
}

/** In any width. */
function noteShown(cover: string, wanted: ReadonlySet<string>, shownFiles: Set<string>): void {
  for (const file of coverFilesOf(cover).flatMap(coverSet)) if (wanted.has(file)) shownFiles.add(file);
}

/**
 * In books and drafts. Reads every book with a whole address, since one has too many spellings to be looked up: for the
 * sweep, which has too little memory for the catalogue.
 */
export async function coversShownByAddress(fileNames: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(fileNames.flatMap(coverSet));
  const shownFiles = new Set<string>();
  for (const cover of await draftCovers()) noteShown(cover, wanted, shownFiles);
  for await (const address of coverAddresses()) noteShown(address, wanted, shownFiles);
  return shownFiles;
}

/**
 * By name or by a whole address. Addresses of books come from the catalogue, without a read per book. @throws
 * Unavailable when the catalogue is damaged
 */
export async function isCoverShown(fileNames: readonly string[]): Promise<boolean> {
  if (await isCoverNamed(fileNames)) return true;
  const wanted = new Set(fileNames.flatMap(coverSet));
  const shownFiles = new Set<string>();
  for (const cover of await draftCovers()) noteShown(cover, wanted, shownFiles);
  const { base, catalogue } = await presentCatalogue();
  if (!base.hasAllBooks) throw new Unavailable();
  for (const address of catalogue.coverAddresses()) noteShown(address, wanted, shownFiles);
  return shownFiles.size > 0;
}

/** In all widths. @returns the deleted files @throws NotFound, Conflict while something shows it, Unavailable */
export async function deleteCover(fileName: string, by: Actor): Promise<string[]> {
  if (!isCoverFileName(fileName)) throw new NotFound('The cover');
  const fileNames = coverSet(fileName);
  if (await isCoverShown(fileNames)) {
    throw new Conflict('cover-in-use', 'A book or an order shows this cover');
  }
  const deleted = await deleteCovers(fileNames);
  if (deleted.length === 0) throw new NotFound('The cover');
  const entry = { by, kind: 'cover', action: 'deleted', targetId: fileName, title: fileName } as const;
  await addEntryAlone({ ...entry, before: { files: deleted } });
  return deleted;
}
