import { expect } from 'vitest';
import { shopBucket } from '../../functions/src/platform/firebase.ts';
import { mark } from './refused-uploads.ts';
import { runSize } from './run-size.ts';
import { objects } from './uploading.ts';

/** How long the shop may take to examine all files that were just stored, on a busy computer. */
export const examinedWithinMs = 120_000;

/** All of them in a full run; in a quick one every so-many-th, as a few seconds allow. */
export function sample<T>(all: readonly T[], step: number): T[] {
  const every = runSize({ quick: step, full: 1 });
  return all.filter((_, index) => index % every === 0);
}

/** Works on all of these, eight at a time. @returns the results in order */
export async function inParallel<T, R>(tasks: readonly T[], work: (task: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await work(task);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

/** The files of these tests in the bucket: everything that an upload could have changed of them. */
async function storedFiles(): Promise<string[]> {
  const [files] = await (await shopBucket()).getFiles();
  const own = files.filter(({ name }) => name.includes(mark));
  return own.map(({ name, metadata }) => `${name} ${metadata.generation} ${metadata.contentType}`).sort();
}

/** Requests a file as a browser does, with the token of a download link or without. */
export async function download(name: string, token?: string): Promise<{ status: number; type: string }> {
  const link = `${objects}/${encodeURIComponent(name)}?alt=media`;
  const answer = await fetch(token ? `${link}&token=${token}` : link);
  await answer.arrayBuffer();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '' };
}

/** Runs attempts. @returns their outcomes, and the files that differ in the bucket afterwards */
export async function changesDuring(work: () => Promise<(string | undefined)[]>) {
  const before = await storedFiles();
  const outcomes = await work();
  const after = await storedFiles();
  const differs = (file: string) => before.includes(file) !== after.includes(file);
  const changed = [...new Set([...before, ...after])].filter(differs);
  return { outcomes, changed };
}

/** What Storage tells of a file. */
export async function metadataOf(name: string) {
  const [metadata] = await (await shopBucket()).file(name).getMetadata();
  return metadata;
}

/** Waits until the metadata of a file is this: until the shop has examined it. */
export async function expectMetadata(name: string, metadata: object): Promise<void> {
  await expect.poll(() => metadataOf(name), { timeout: examinedWithinMs }).toMatchObject(metadata);
}
