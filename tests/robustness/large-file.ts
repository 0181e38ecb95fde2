import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { expect } from 'vitest';
import { findImport, requestCheck } from '../../functions/src/imports/import-store.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { root } from '../emulators/project.ts';

export function deployedHeap(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '' } = parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8'));
  return { ...process.env, NODE_OPTIONS };
}

function csvOf(lines: number): string {
  const books = Array.from(
    { length: lines },
    (_, index) =>
      `Book ${index} of a large file,Author ${index % 977},"${'A few words. '.repeat(20)}",${index % 30}.50\n`,
  );
  return `title,author,description,price\n${books.join('')}`;
}

/** Of a worker with the heap of the deployed functions. @returns the peak of its memory, in MiB */
export async function peakOfWorker(id: string, ...limits: number[]): Promise<number> {
  const file = path.join(root, 'tests/robustness/import-worker.ts');
  const args = [file, id, ...limits.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: deployedHeap() });
  return Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024;
}

/** @returns the import, and the peak of the worker's memory, in MiB */
export async function uploadAndCheck(lines: number): Promise<{ id: string; peak: number }> {
  const id = await uploadImport(csvOf(lines));
  const columns = ['title', 'author', 'description', 'newPrice'];
  await requestCheck({ id, fileName: 'large.csv', columns, rules: generousRules }, new Date());
  const peak = await peakOfWorker(id);
  expect((await findImport(id)).seen).toMatchObject({ state: 'checked', counts: { lines, new: lines } });
  return { id, peak };
}
