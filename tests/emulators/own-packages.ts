import path from 'node:path';
import { errorLines } from './error-lines.ts';
import { installArguments, isInstalled } from './installed.mjs';
import { Problem } from './problem.ts';
import { runQuietly } from './processes.ts';
import { root } from './project.ts';

/**
 * Installs what only the programs of this folder use, unless it is there: neither npm start nor npm test needs it. The
 * folder has a package.json and package-lock.json of its own.
 */
export async function installOwnPackages(
  folder: string,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const at = path.join(root, folder);
  if (isInstalled(at)) return;
  report(`Installing the packages of ${folder} (once)`);
  const { code, output } = await runQuietly('npm', ['--prefix', at, ...installArguments], { signal });
  if (code !== 0) throw new Problem(`Installing the packages of ${folder} failed: ${errorLines(output)}`);
}
