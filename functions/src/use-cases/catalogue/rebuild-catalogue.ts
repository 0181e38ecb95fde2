import { Unavailable } from '../../platform/http/api-errors.ts';
import { rebuildSnapshot } from './fold-catalogue.ts';

/** A fold may be first, which the functions make every few minutes; the next try has all of it. */
const tries = 3;

/**
 * Makes the catalogue anew from the books, also while the shop is open.
 * @param onBooks is told now and then how many books were read
 * @returns how many books it has
 * @throws Unavailable when it was folded meanwhile, each time
 */
export async function rebuildCatalogue(onBooks: (read: number) => void = () => undefined): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    let read = 0;
    const fold = await rebuildSnapshot(() => {
      read += 1;
      if (read % 1000 === 0) onBooks(read);
    }, false);
    if (fold) return fold.books;
  }
  throw new Unavailable();
}
