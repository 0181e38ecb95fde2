import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { tellingLines } from './last-words.ts';
import { runQuietly } from './processes.ts';
import { logFile } from './project.ts';

const require = createRequire(import.meta.url);
export const firebaseCli = require.resolve('firebase-tools/lib/bin/firebase.js');
const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache/firebase/emulators');

export type Download = 'firestore' | 'storage' | 'ui';

interface Details {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

function detailsOf(download: Download): Details {
  const file = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all: Record<'firestore' | 'storage', Details> & { ui: { main: Details } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return download === 'ui' ? all.ui.main : all[download];
}

/** Where firebase-tools keeps a download once it has fetched it. */
export function cachedFile(download: Download): string {
  const details = detailsOf(download);
  return path.join(cache, details.binaryPathRelativeToCacheDir ?? details.downloadPathRelativeToCacheDir);
}

export function isCached(download: Download): boolean {
  return existsSync(cachedFile(download));
}

const answerWithinMs = 4_000;
const downloadWithinMs = 10 * 60_000;

async function canBeReached(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(answerWithinMs) });
    return answer.ok;
  } catch {
    // No way to the internet is an ordinary state of a computer: the caller has another source.
    return false;
  }
}

/** Has firebase-tools fetch what it lacks; false when that is not to be had here. */
export async function download(name: Download, report: (line: string) => void): Promise<boolean> {
  if (isCached(name)) return true;
  if (!(await canBeReached(detailsOf(name).remoteUrl))) return false;
  report(`Downloading Google's ${name} emulator (once)`);
  const { code, output } = await runQuietly(process.execPath, [firebaseCli, `setup:emulators:${name}`], {
    log: logFile,
    timeoutMs: downloadWithinMs,
  });
  if (code !== 0) report(`The download failed: ${tellingLines(output, 1)}`);
  return code === 0 && isCached(name);
}
