import type { CollectionName } from '../../../../functions/src/shared/collections.ts';
import { bookDocuments } from './books.ts';
import { instant } from './fields.ts';
import { moneyDocuments } from './money.ts';
import { orderDocuments } from './orders.ts';
import { peopleDocuments } from './people.ts';
import { settingsDocuments } from './settings.ts';
import { shelfDocuments } from './shelves.ts';
import { stockDocuments } from './stock.ts';

// What the shop may store, written down a second time and on purpose without the shop's own schemas.

/** What no random request writes: imports, settings that were replaced, and the release have tests of their own. */
export const unwritten: readonly CollectionName[] = ['imports', 'importTasks', 'settingsArchive', 'meta'];

interface RunData {
  /** Milliseconds. */
  startedAt: number;
  shoppers: readonly { uid: string; email: string }[];
}

/** The fields of each collection's documents. */
export function storedFields({ startedAt, shoppers }: RunData) {
  const run = {
    now: instant((at) => at >= startedAt && at <= Date.now() + 60_000),
    expiresAt: instant((at) => at > startedAt),
    shoppers,
  };
  return {
    ...bookDocuments(run),
    ...shelfDocuments(run),
    ...orderDocuments(run),
    ...moneyDocuments(run),
    ...stockDocuments(run),
    ...peopleDocuments(run),
    ...settingsDocuments(run),
  };
}
