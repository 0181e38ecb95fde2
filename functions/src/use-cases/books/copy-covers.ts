import { type DueCopy, takeDueCopies, writeCopy } from '../../books/cover-copy-store.ts';
import { isCoverFileName } from '../../covers/cover-name.ts';
import { readCover, storeCover, storePicture } from '../../covers/cover-store.ts';
import { fetchPicture, NoPicture, type Outside } from '../../covers/fetch-picture.ts';
import { coverOfWidth, pictureType, pictureWithin } from '../../covers/picture.ts';
import { database } from '../../platform/firebase.ts';
import { coverSet, coverWidths, isCoverAddress } from '../../shared/book/cover.ts';
import { pictureRoom } from '../../shared/shop/shop-picture.ts';
import { logChanges } from '../../snapshot/change-log-store.ts';

const together = 4;

type Fetched = DueCopy & ({ bytes: Uint8Array } | { problem: NoPicture['problem'] });

/** An import file may name a picture that a person uploads later. */
async function uploaded(due: DueCopy): Promise<Fetched> {
  const [largest = ''] = coverSet(due.address);
  const bytes = isCoverFileName(largest) ? await readCover(largest) : undefined;
  return bytes ? { ...due, bytes } : { ...due, problem: 'unreachable' };
}

async function fetched(due: DueCopy, outside?: Outside): Promise<Fetched> {
  if (!isCoverAddress(due.address)) return uploaded(due);
  try {
    return { ...due, bytes: await fetchPicture(due.address, outside) };
  } catch (error) {
    if (error instanceof NoPicture) return { ...due, problem: error.problem };
    throw error;
  }
}

/** Keeps only the pixels of a picture. */
async function stored(bytes: Uint8Array, isInside: boolean): Promise<string | undefined> {
  if (!(await pictureType(bytes))) return undefined;
  if (isInside) return storePicture('inside', await pictureWithin(bytes, pictureRoom.inside));
  const pictures: Uint8Array[] = [];
  // One after the other, since each takes much memory.
  for (const width of coverWidths) pictures.push(await coverOfWidth(bytes, width));
  return storeCover(pictures);
}

async function end(due: Fetched, now: Date): Promise<boolean> {
  const coverImage = 'bytes' in due ? await stored(due.bytes, due.isInside) : undefined;
  // No problem is stored: a person sees what is wrong with their own picture.
  if (coverImage === undefined && !isCoverAddress(due.address)) return false;
  const problem = 'problem' in due ? due.problem : 'no-picture';
  const result = coverImage === undefined ? { problem } : { coverImage };
  return database().runTransaction(async (transaction) => {
    const book = await writeCopy(transaction, due, result);
    if (book) logChanges(transaction, [{ id: book._id, version: now.getTime(), book }]);
    return book !== undefined;
  });
}

/**
 * From other servers and from uploads, until none is due or `isLate`. What cannot be copied stays; for an address the
 * book notes why.
 */
export async function copyCovers(now: () => Date, isLate: () => boolean, outside?: Outside) {
  const counts = { copied: 0, failed: 0 };
  while (!isLate()) {
    const due = await takeDueCopies(now(), together);
    if (due.length === 0) break;
    const all = await Promise.all(due.map((one) => fetched(one, outside)));
    // One after the other, since a decoded picture takes much memory.
    for (const one of all) counts[(await end(one, now())) ? 'copied' : 'failed'] += 1;
  }
  return counts;
}
