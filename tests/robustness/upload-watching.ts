import { expect } from 'vitest';
import { coverBucket } from '../../functions/src/firebase.ts';
import { runSize } from './run-size.ts';
import { mark } from './refused-uploads.ts';
import { objects } from './uploading.ts';

/** How long the shop may take to look at all files that were just stored, on a busy computer. */
export const lookedAtWithinMs = 120_000;

/** All of them at full size; in `npm test` every so-many-th, as a few seconds allow. */
export function some<T>(all: readonly T[], step: number): T[] {
  const every = runSize({ quick: step, full: 1 });
  return all.filter((_, index) => index % every === 0);
}

/** All of these at once, a few at a time, in order. */
export async function inCrowd<T, R>(tasks: readonly T[], work: (task: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await work(task);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

/** Every attempt's file in the bucket with its generation: what an attempt would have changed. */
async function everythingStored(): Promise<string[]> {
  const [files] = await (await coverBucket()).getFiles();
  // Other files may come and go beside this test; its own carry this mark.
  const own = files.filter(({ name }) => name.includes(mark));
  return own.map(({ name, metadata }) => `${name} ${metadata.generation} ${metadata.contentType}`).sort();
}

/** Asks for a file as a browser does, with the token of a download link or without: status and content type. */
export async function look(name: string, token?: string): Promise<{ status: number; type: string }> {
  const link = `${objects}/${encodeURIComponent(name)}?alt=media`;
  const answer = await fetch(token ? `${link}&token=${token}` : link);
  await answer.arrayBuffer();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '' };
}

/** Runs attempts and returns what they came to, and what differs in the bucket afterwards. */
export async function whatChanges(work: () => Promise<(string | undefined)[]>) {
  const before = await everythingStored();
  const outcomes = await work();
  const after = await everythingStored();
  const changed = [
    ...after.filter((file) => !before.includes(file)),
    ...before.filter((file) => !after.includes(file)),
  ];
  return { outcomes, changed };
}

/** What Storage tells of a file. */
export async function metadataOf(name: string) {
  const [metadata] = await (await coverBucket()).file(name).getMetadata();
  return metadata;
}

/** Waits until a file says this of itself: until the shop has looked at it. */
export async function expectState(name: string, state: object): Promise<void> {
  await expect.poll(() => metadataOf(name), { timeout: lookedAtWithinMs }).toMatchObject(state);
}
