import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Problem } from '../emulators/problem.ts';
import { runQuietly } from '../emulators/processes.ts';
import { root } from '../emulators/project.ts';
import { atMost, type Figure } from '../figures.ts';
import type { Bench } from './parts.ts';
import { median } from './percentiles.ts';

const rounds = 15;

const functions = path.join(root, 'functions');
const bundled = path.join(functions, 'lib/index.js');
/** Within functions/, so that it finds the very same packages; the dot hides it from the Functions emulator. */
const folder = path.join(functions, '.cache/unbundled');
const unbundled = path.join(folder, 'index.js');

/** The functions' sources as JavaScript, file by file, as they would be deployed without a bundler. */
async function transpile(signal: AbortSignal): Promise<void> {
  const emit = ['--noEmit', 'false', '--rewriteRelativeImportExtensions'];
  const where = ['--rootDir', path.join(functions, 'src'), '--outDir', folder];
  const { code, output } = await runQuietly('tsc', ['-p', functions, ...emit, ...where], { signal });
  if (code !== 0) throw new Problem(`The functions could not be transpiled:\n${output}`);
}

const importing = `
  const begin = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(begin);
  console.info((user + system) / 1000);
  process.exit();
`;

/**
 * The processor time that a fresh process takes to load a module, in milliseconds. A cold function has a processor
 * to itself and next to nothing to wait for; here the clock on the wall would measure the work of other processes, too.
 */
async function importTime(file: string): Promise<number> {
  const { NODE_COMPILE_CACHE, NODE_OPTIONS, ...env } = process.env;
  const args = ['--input-type=module', '--eval', importing, pathToFileURL(file).href];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return Number(stdout);
}

/** What a cold function takes to load, beside the same without its bundle; in turn, so that noise hits both. */
export async function measureStartUp({ report, signal }: Bench): Promise<Figure[]> {
  await transpile(signal);
  try {
    report('Loading the functions with and without their bundle, in fresh processes');
    const times: { bundled: number[]; unbundled: number[] } = { bundled: [], unbundled: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.bundled.push(await importTime(bundled));
      times.unbundled.push(await importTime(unbundled));
    }
    const [ours, bare] = [median(times.bundled), median(times.unbundled)];
    const name = `import of the functions: ${ours.toFixed(0)} ms : ${bare.toFixed(0)} ms without a bundle`;
    return [atMost(`Cold start, processor time (medians of ${rounds})`, name, ours / bare, 0.75, '×')];
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}
