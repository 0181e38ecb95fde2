import type { ShopBucket, ShopFile } from '../platform/firebase.ts';
import { unlessGone } from '../platform/storage-errors.ts';
import { coverFolder, coverSet } from '../shared/book/cover.ts';

const hour = 60 * 60 * 1000;
/** An upload comes before its book is saved: younger files are left alone. */
const minAge = 24 * hour;
/** From the sweep that marks a cover unused to the one that may remove it; a little less than a day. */
const gracePeriod = 20 * hour;
/** Files in memory at a time, and concurrent look-ups. */
const defaultPage = 1000;
const concurrentLookUps = 20;

/** Metadata key: when a sweep marked the file unused, as an ISO instant. */
const mark = 'unusedSince';

/** Numbers of files; `deleted` were unused at this sweep and at one at least {@link gracePeriod} before. */
export interface Sweep {
  old: number;
  marked: number;
  unmarked: number;
  deleted: number;
}

export interface CoverUses {
  /** Called for each cover, with all its files. */
  isNamed: (fileNames: readonly string[]) => Promise<boolean>;
  /** Of these files, those used by full address; called once per page of files. */
  shownByAddress: (fileNames: readonly string[]) => Promise<ReadonlySet<string>>;
}

function ageOf(instant: unknown, now: Date): number {
  return typeof instant === 'string' ? now.getTime() - Date.parse(instant) : Number.NaN;
}

/** Groups files by cover: both widths are one. */
function coversAmong(files: readonly ShopFile[]): Map<string, ShopFile[]> {
  const nameOf = ({ name }: ShopFile) => coverSet(name.slice(coverFolder.length)).join('\n');
  return Map.groupBy(files, nameOf);
}

function change(file: ShopFile, unusedSince: string | null): Promise<boolean> {
  const { generation = '', metageneration = '' } = file.metadata;
  const asListed = { ifGenerationMatch: generation, ifMetagenerationMatch: metageneration };
  return unlessGone(() => file.setMetadata({ metadata: { [mark]: unusedSince } }, asListed));
}

function remove(file: ShopFile): Promise<boolean> {
  const { generation = '', metageneration = '' } = file.metadata;
  return unlessGone(() =>
    file.delete({ ifGenerationMatch: generation, ifMetagenerationMatch: metageneration }),
  );
}

async function* oldFiles(bucket: ShopBucket, now: Date, page: number): AsyncGenerator<ShopFile[]> {
  let pageToken: string | undefined;
  do {
    const query = { prefix: coverFolder, maxResults: page, autoPaginate: false };
    const [files, next] = await bucket.getFiles(pageToken ? { ...query, pageToken } : query);
    pageToken = next?.pageToken;
    // Written so that a file of unknown age counts as young.
    yield files.filter(({ metadata }) => ageOf(metadata.timeCreated, now) >= minAge);
  } while (pageToken);
}

async function judge(file: ShopFile, isUsed: boolean, now: Date): Promise<keyof Sweep | undefined> {
  const since = file.metadata.metadata?.[mark];
  if (isUsed) return since !== undefined && (await change(file, null)) ? 'unmarked' : undefined;
  const age = ageOf(since, now);
  if (age >= gracePeriod) return (await remove(file)) ? 'deleted' : undefined;
  return age >= 0 ? undefined : (await change(file, now.toISOString())) ? 'marked' : undefined;
}

/** One cover at a time: milliseconds between look-up and removal. */
async function sweepPage(
  files: readonly ShopFile[],
  now: Date,
  sweep: Sweep,
  { isNamed, shownByAddress }: CoverUses,
): Promise<void> {
  const due = files.filter(({ metadata }) => ageOf(metadata.metadata?.[mark], now) >= gracePeriod);
  const dueNames = due.map(({ name }) => name.slice(coverFolder.length));
  const shownNames = due.length > 0 ? await shownByAddress(dueNames) : new Set();
  const queue = coversAmong(files).entries();
  const work = Array.from({ length: concurrentLookUps }, async () => {
    for (const [key, widths] of queue) {
      const names = key.split('\n');
      const isUsed = names.some((name) => shownNames.has(name)) || (await isNamed(names));
      for (const file of widths) {
        const done = await judge(file, isUsed, now);
        if (done) sweep[done] += 1;
      }
    }
  });
  await Promise.all(work);
}

/**
 * Removes covers that no book and no past order shows. Unused ones are first marked, and removed by a later sweep if
 * still unused, so that a book may reuse an old cover in between. Both widths of a cover count as one. Holds one page
 * of files at a time; one or two reads for each cover.
 * @throws Error when Storage or the database fails; the next sweep continues
 */
export async function sweepUnused(
  bucket: ShopBucket,
  now: Date,
  uses: CoverUses,
  page = defaultPage,
): Promise<Sweep> {
  const sweep: Sweep = { old: 0, marked: 0, unmarked: 0, deleted: 0 };
  for await (const files of oldFiles(bucket, now, page)) {
    sweep.old += files.length;
    await sweepPage(files, now, sweep, uses);
  }
  return sweep;
}
