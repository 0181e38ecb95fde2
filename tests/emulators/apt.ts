import { existsSync } from 'node:fs';
import { runQuietly } from './processes.ts';

const withinMs = 5 * 60_000;

let lists: Promise<unknown> | undefined;

/** Packages of Debian or Ubuntu, where this program may install any. @returns whether they are installed now */
export async function installPackages(
  names: readonly string[],
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  lists ??= runQuietly('apt-get', ['update'], { timeoutMs: withinMs, signal });
  await lists;
  // Another installation on this machine may hold apt's lock.
  const args = ['install', '-y', '-o', 'DPkg::Lock::Timeout=200', ...names];
  report(`Installing: apt-get install ${names.join(' ')}`);
  return (await runQuietly('apt-get', args, { timeoutMs: withinMs, signal })).code === 0;
}
