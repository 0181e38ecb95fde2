import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, oneCheck, withSilentFailure } from './counts.ts';
import { cacheFolder } from './emulators/project.ts';

/** Runs a program that writes a JSON report into a file, and counts its results. */
export async function countReport<Report>(
  name: string,
  countsOf: (report: Report) => Counts,
  run: (file: string) => Promise<number>,
): Promise<Counts> {
  const file = path.join(cacheFolder, 'results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const code = await run(file);
  if (!existsSync(file)) return oneCheck(name, false);
  return withSilentFailure(name, countsOf(JSON.parse(readFileSync(file, 'utf8'))), code);
}
