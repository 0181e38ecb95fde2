import { addEntryAlone } from '../../audit/audit-store.ts';
import { isCoverFileName } from '../../covers/cover-name.ts';
import { deleteCovers } from '../../covers/cover-store.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { coverSet } from '../../shared/book/cover.ts';
import { isCoverShown } from './cover-uses.ts';

/**
 * Removes an uploaded cover, in all its widths, that nothing shows. @returns the files that were deleted @throws
 * NotFound, Conflict, Unavailable
 */
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
