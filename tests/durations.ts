import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './emulators/project.ts';

const file = path.join(cacheFolder, 'durations.json');

/** By stage, of its last whole run on this computer. */
export function lastSeconds(): Readonly<Record<string, number>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function rememberSeconds(name: string, seconds: number): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...lastSeconds(), [name]: Math.round(seconds) })}\n`);
}

/** '40 seconds', '9 minutes'. */
export function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`;
}
