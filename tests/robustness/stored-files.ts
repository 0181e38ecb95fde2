import { expect } from 'vitest';
import { shopBucket } from '../../functions/src/platform/firebase.ts';
import { runSize } from './run-size.ts';
import { objects } from './uploading.ts';

/** How long the shop may take to examine all new files, on a busy computer. */
export const examinedWithinMs = 120_000;

/** All of them in a full run, every `step`th in a quick one, for lack of time. */
export function sample<T>(all: readonly T[], step: number): T[] {
  const every = runSize({ quick: step, full: 1 });
  return all.filter((_, index) => index % every === 0);
}

/** Eight at a time. @returns the results in order */
export async function inParallel<T, R>(tasks: readonly T[], work: (task: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await work(task);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

/** As a browser does, with the token of a download link or without. */
export async function download(name: string, token?: string): Promise<{ status: number; type: string }> {
  const link = `${objects}/${encodeURIComponent(name)}?alt=media`;
  const answer = await fetch(token ? `${link}&token=${token}` : link);
  await answer.arrayBuffer();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '' };
}

export async function metadataOf(name: string) {
  const [metadata] = await (await shopBucket()).file(name).getMetadata();
  return metadata;
}

/** Waits until the shop has examined the file and set this metadata. */
export async function expectMetadata(name: string, metadata: object): Promise<void> {
  await expect.poll(() => metadataOf(name), { timeout: examinedWithinMs }).toMatchObject(metadata);
}
