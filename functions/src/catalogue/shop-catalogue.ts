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

export interface ShopCatalogue {
  /** The moment at which head and log were read. */
  readTime: Timestamp;
  head: SnapshotHead | undefined;
  log: ChangeLog;
  base: Base;
  catalogue: Catalogue;
  /** In milliseconds since 1970. */
  loadedAt: number;
}

const fallbackMs = 60_000;

async function changedCatalogue({ segment, catalogue }: Base, log: ChangeLog): Promise<Catalogue> {
  const changes = new Map<string, CatalogueEntry | undefined>();
  for (const id of [...log.counted.keys(), ...log.latest.keys()]) {
    const place = segment.placeOf.get(id);
    const last = log.latest.get(id) ?? (place === undefined ? undefined : segment.entry(place));
    // A counter of a book that was deleted.
    if (!last) continue;
    const { book, version, more } = last;
    const facts = { ...factsAt(segment.columns, place), ...log.counted.get(id)?.facts };
    changes.set(id, book && entryOf(book, factsFrom(facts), version, more));
  }
  if (changes.size === 0) return catalogue;
  return createCatalogue(segment, changes, await runInSlices(entriesSegment(entriesIn(changes))));
}

function keepsBase(
  { head: knownHead, base, log, loadedAt }: ShopCatalogue,
  head: SnapshotHead | undefined,
  documents: number,
): boolean {
  if (knownHead?.snapshot !== head?.snapshot) return false;
  if (!base.hasAllBooks) return Date.now() - loadedAt < fallbackMs;
  // Without a snapshot the log must hold all books; checked again with each change.
  return head !== undefined || log.size === documents;
}

class CatalogueLoader {
  /** The damaged snapshot already reported. */
  #reported: string | undefined;

  /**
   * Checking `before` costs two reads: the count of changes, and the head at the same moment. Within a generation the
   * log only grows, so equal counts mean equal logs.
   * @param onChange called as soon as a new catalogue has to be built, which takes longer
   */
  async load(before: ShopCatalogue | undefined, onChange: () => void): Promise<ShopCatalogue> {
    const { documents, readTime } = await countLoggedChanges();
    const head = await readAt(readTime, readHead);
    const isSame = before?.head?.generation === head?.generation && before?.head?.snapshot === head?.snapshot;
    const isKept = before !== undefined && keepsBase(before, head, documents);
    if (isSame && isKept && before.log.size === documents) return { ...before, readTime };
    onChange();
    const log = await logAt(readTime, documents, isSame ? before?.log : undefined);
    if (isKept)
      return { ...before, readTime, head, log, catalogue: await changedCatalogue(before.base, log) };
    const base = await this.#loadBase(head, log, readTime);
    // The log was folded meanwhile, and the old snapshot's parts were removed.
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
      if (this.#reported !== damaged) {
        reportError('The catalogue is damaged: make it anew with `npm run reindex -w functions`', error);
      }
      this.#reported = damaged;
      return fallbackBase();
    }
  }
}

/**
 * Age at which an instance checks for changes, and age up to which it answers with the old catalogue while it builds
 * the next.
 */
const freshMs = 2000;
/** The rest of a minute is the CDN's. */
const staleMs = 60_000 - catalogueCdnSeconds * 1000;

/** A catalogue per instance; functions need one per process. */
export function openCatalogue(): Refreshed<ShopCatalogue> {
  const loader = new CatalogueLoader();
  return new Refreshed({ freshMs, staleMs, refresh: (before, onChange) => loader.load(before, onChange) });
}

const thisInstance = openCatalogue();

/** At most some seconds old, or, with `fresh`, current. */
export function recentCatalogue(fresh = false): Promise<ShopCatalogue> {
  return fresh ? presentCatalogue() : thisInstance.recent();
}

export function presentCatalogue(): Promise<ShopCatalogue> {
  return thisInstance.present();
}
