import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, date, object, string } from 'yup';
import { CannotProceed } from '../platform/cannot-proceed.ts';

// Hosting serves the files of its current release alone. A page of an earlier one, open in a tab, still asks for its
// own, so each deploy takes them along; the list of them is itself one of the files.

/** Beside the built files, and like a missing one never kept by a cache. */
export const releaseList = 'releases.json';

const day = 24 * 60 * 60 * 1000;
/** How long the files stay after another release has taken the place of theirs. */
const keptFor = 7 * day;
/** Also on a day of many deploys. */
const mostReleases = 20;

const releaseSchema = object({
  builtAt: date().required(),
  files: array(
    string()
      .matches(/^\w[\w.-]*$/)
      .required(),
  ).required(),
});

const releasesSchema = array(releaseSchema.required()).required();

/** The files of one build, by their names in /assets. */
export interface Release {
  builtAt: Date;
  files: string[];
}

/** The releases, latest first, whose pages a visitor may still have open. */
export function releasesInUse(releases: readonly Release[], now: Date): Release[] {
  return releases
    .filter((_, index) => {
      const next = releases[index - 1];
      return !next || now.getTime() - next.builtAt.getTime() < keptFor;
    })
    .slice(0, mostReleases);
}

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotProceed(
      `${address} could not be asked for (${reason}), so files that open pages still need would be lost: see to the connection, or set SKIP_EARLIER_ASSETS=yes to deploy without them.`,
      { cause: error },
    );
  }
}

function garbage(address: string, what: string): CannotProceed {
  return new CannotProceed(
    `${address} answered ${what}: see to the live shop, or set SKIP_EARLIER_ASSETS=yes to deploy without the files of earlier releases.`,
  );
}

/** The releases whose files the live shop has; none where there is no shop yet. */
async function liveReleases(shop: string): Promise<Release[]> {
  const address = `${shop}/assets/${releaseList}`;
  const answer = await ask(address);
  if (answer.status === 404) return [];
  if (!answer.ok) throw garbage(address, `with ${answer.status}`);
  try {
    return await releasesSchema.validate(await answer.json());
  } catch {
    throw garbage(address, 'something else than the list of its releases');
  }
}

/** Whether the live shop had the file; one that is gone already cannot be brought back. */
async function download(shop: string, name: string, folder: string): Promise<boolean> {
  const address = `${shop}/assets/${name}`;
  const answer = await ask(address);
  if (answer.status === 404) return false;
  if (!answer.ok) throw garbage(address, `with ${answer.status}`);
  if (answer.headers.get('Content-Type')?.startsWith('text/html'))
    throw garbage(address, 'with a page in place of a file');
  await writeFile(path.join(folder, name), await answer.bytes());
  return true;
}

/**
 * Adds to a new build the files of the releases before it, from the live shop.
 * @param folder the build's assets
 * @param shop the live shop's address; undefined to begin without earlier releases
 * @returns the build's own files, and how many were added
 * @throws CannotProceed when the live shop does not answer, or answers something else
 */
export async function keepEarlierAssets(
  folder: string,
  shop: string | undefined,
  now: Date,
): Promise<{ built: string[]; added: number }> {
  const built = (await readdir(folder)).sort();
  const there = new Set(built);
  const earlier = shop ? releasesInUse(await liveReleases(shop), now) : [];
  for (const name of new Set(earlier.flatMap(({ files }) => files))) {
    if (shop && !there.has(name) && (await download(shop, name, folder))) there.add(name);
  }
  const kept = earlier.map(({ builtAt, files }) => ({
    builtAt,
    files: files.filter((name) => there.has(name)),
  }));
  // The same build deployed again is no other release, and pushes none out of the list.
  const isLive = kept[0]?.files.join() === built.join();
  const releases: Release[] = isLive ? kept : [{ builtAt: now, files: built }, ...kept];
  await writeFile(path.join(folder, releaseList), `${JSON.stringify(releases)}\n`);
  return { built, added: there.size - built.length };
}
