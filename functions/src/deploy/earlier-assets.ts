import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, date, object, string } from 'yup';
import { CannotProceed } from '../platform/cannot-proceed.ts';

// Hosting serves only the current release's files, but a page of an earlier release, open in a tab, still requests its
// own; so each deploy includes them. The list of them is one of the files.

/** In the assets folder; excluded from caching like a missing file. */
export const releaseList = 'releases.json';

const day = 24 * 60 * 60 * 1000;
/** How long a release's files stay after it was replaced. */
const keptFor = 7 * day;
/** Limits a day with many deploys. */
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

export interface Release {
  builtAt: Date;
  files: string[];
}

/** Latest first: releases whose pages may still be open. */
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

/** Releases whose files the live shop has; none for a new shop. */
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

/** False when the live shop no longer has the file, which cannot be restored. */
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
 * Adds files of earlier releases from the live shop to a new build.
 * @param folder the build's assets
 * @param shop the live shop's address; undefined to begin without earlier releases
 * @returns the build's own files, and how many were added
 * @throws CannotProceed when the live shop does not answer, or not as expected
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
  // Deploying the same build again adds no release.
  const isLive = kept[0]?.files.join() === built.join();
  const releases: Release[] = isLive ? kept : [{ builtAt: now, files: built }, ...kept];
  await writeFile(path.join(folder, releaseList), `${JSON.stringify(releases)}\n`);
  return { built, added: there.size - built.length };
}
