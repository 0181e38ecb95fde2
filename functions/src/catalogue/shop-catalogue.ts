import type { Timestamp } from 'firebase-admin/firestore';
import { readAt } from '../platform/firebase.ts';
import { reportError } from '../platform/logging/error-report.ts';
import { Refreshed } from '../platform/refreshed.ts';
import { runInSlices } from '../platform/slices.ts';
import { catalogueCdnSeconds } from '../shared/catalogue/catalogue-choices.ts';
import { factsFrom } from '../snapshot/book-facts.ts';
import { type CatalogueEntry, entryOf } from '../snapshot/catalogue-entry.ts';
import type { ChangeLog } from '../snapshot/change-log.ts';
import { countLoggedChanges } from '../snapshot/change-log-store.ts';
import { logAt } from '../snapshot/read-change-log.ts';
import { readHead, type SnapshotHead } from '../snapshot/snapshot-head-store.ts';
import { DamagedSnapshot } from '../snapshot/snapshot-part.ts';
import { type Catalogue, createCatalogue, entriesIn } from './catalogue.ts';
import { type Base, emptyBase, fallbackBase, snapshotBase } from './catalogue-base.ts';
import { factsAt } from './columns.ts';
import { entriesSegment } from './segment.ts';

/** The catalogue as an instance knows it: the snapshot's base, and the changes since. */
export interface ShopCatalogue {
  /** The moment at which head and log were so. */
  readTime: Timestamp;
  head: SnapshotHead | undefined;
  log: ChangeLog;
  base: Base;
  catalogue: Catalogue;
  /** When the base was loaded, in milliseconds of a clock. */
  loadedAt: number;
}

/** How long what stands in for a damaged snapshot is kept. */
const fallbackMs = 60_000;

async function changedCatalogue({ segment, catalogue }: Base, log: ChangeLog): Promise<Catalogue> {
  const changes = new Map<string, CatalogueEntry | undefined>();
  for (const id of [...log.counted.keys(), ...log.latest.keys()]) {
    const place = segment.placeOf.get(id);
    const last = log.latest.get(id) ?? (place === undefined ? undefined : segment.entry(place));
    // Something was counted of a book that the shop has no more.
    if (!last) continue;
    const { book, version, more } = last;
    const facts = { ...factsAt(segment.columns, place), ...log.counted.get(id)?.facts };
    changes.set(id, book && entryOf(book, factsFrom(facts), version, more));
  }
  if (changes.size === 0) return catalogue;
  return createCatalogue(segment, changes, await runInSlices(entriesSegment(entriesIn(changes))));
}

/** Whether the base still is that of the head and the log. */
function keepsBase(
  { head: knownHead, base, log, loadedAt }: ShopCatalogue,
  head: SnapshotHead | undefined,
  documents: number,
): boolean {
  if (knownHead?.snapshot !== head?.snapshot) return false;
  if (!base.hasAllBooks) return Date.now() - loadedAt < fallbackMs;
  // Without a snapshot the log must have all books, which is compared again with each change.
  return head !== undefined || log.size === documents;
}

/** Loads the catalogue, and again only what has changed since. */
class CatalogueLoader {
  /** The snapshot whose damage was told. */
  #told: string | undefined;

  /**
   * The present catalogue. Whether `known` is that costs two reads: the count of the changes, and the head as it was at
   * the same moment. Within a generation documents are only added to the log, so equal counts are equal logs.
   * @param onChange called once it is known that another one must be made, which takes longer
   */
  async load(known: ShopCatalogue | undefined, onChange: () => void): Promise<ShopCatalogue> {
    const { documents, readTime } = await countLoggedChanges();
    const head = await readAt(readTime, readHead);
    const isSame = known?.head?.generation === head?.generation && known?.head?.snapshot === head?.snapshot;
    const isKept = known !== undefined && keepsBase(known, head, documents);
    if (isSame && isKept && known.log.size === documents) return { ...known, readTime };
    onChange();
    const log = await logAt(readTime, documents, isSame ? known?.log : undefined);
    if (isKept) return { ...known, readTime, head, log, catalogue: await changedCatalogue(known.base, log) };
    const base = await this.#loadBase(head, log, readTime);
    // Since it was folded again meanwhile, and the parts of the old snapshot were removed.
    if (!base) return this.load(undefined, onChange);
    const catalogue = await changedCatalogue(base, log);
    return { readTime, head, log, base, catalogue, loadedAt: Date.now() };
  }

  async #loadBase(head: SnapshotHead | undefined, log: ChangeLog, readTime: Timestamp) {
    try {
      return await (head ? snapshotBase(head) : emptyBase(log, readTime));
    } catch (error) {
      if (!(error instanceof DamagedSnapshot)) throw error;
      if ((await readHead())?.snapshot !== head?.snapshot) return undefined;
      const damaged = head?.snapshot ?? 'none';
      if (this.#told !== damaged) {
        reportError('The catalogue is damaged: make it anew with `npm run reindex -w functions`', error);
      }
      this.#told = damaged;
      return fallbackBase();
    }
  }
}

/** From when on an instance looks again, and for how long it answers as before while it makes the next catalogue. */
const freshMs = 2000;
/** The rest of a minute is the CDN's. */
const staleMs = 60_000 - catalogueCdnSeconds * 1000;

/** The catalogue of an instance of its own; the functions need one for each process. */
export function openCatalogue(): Refreshed<ShopCatalogue> {
  const loader = new CatalogueLoader();
  return new Refreshed({ freshMs, staleMs, refresh: (known, onChange) => loader.load(known, onChange) });
}

const thisInstance = openCatalogue();

/** The catalogue as it was some seconds ago at most, or, `fresh`, as it is now. */
export function recentCatalogue(fresh = false): Promise<ShopCatalogue> {
  return fresh ? presentCatalogue() : thisInstance.recent();
}

/** The catalogue as it is now. */
export function presentCatalogue(): Promise<ShopCatalogue> {
  return thisInstance.present();
}
