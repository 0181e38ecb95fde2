import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { errorLines } from './error-lines.ts';
import { runQuietly } from './processes.ts';
import { logFile } from './project.ts';

const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache/firebase/emulators');

type Download = 'firestore' | 'storage' | 'ui';

interface Details {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

function detailsOf(download: Download): Details {
  const file = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const all: Record<'firestore' | 'storage', Details> & { ui: { main: Details } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return download === 'ui' ? all.ui.main : all[download];
}

/** Where firebase-tools keeps a download. */
function cachedFile(download: Download): string {
  const details = detailsOf(download);
  return path.join(cache, details.binaryPathRelativeToCacheDir ?? details.downloadPathRelativeToCacheDir);
}

const answerWithinMs = 4_000;
const downloadWithinMs = 10 * 60_000;

async function canBeReached(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(answerWithinMs) });
    return answer.ok;
  } catch {
    // Many computers cannot reach Google's servers: the caller has another source.
    return false;
  }
}

/** By firebase-tools, where it is missing. @returns whether it is there then */
export async function download(
  name: Download,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (existsSync(cachedFile(name))) return true;
  if (!(await canBeReached(detailsOf(name).remoteUrl))) return false;
  report(`Downloading Google's ${name} emulator (once)`);
  const { code, output } = await runQuietly('firebase', [`setup:emulators:${name}`], {
    log: logFile,
    timeoutMs: downloadWithinMs,
    signal,
  });
  if (code !== 0) report(`The download failed: ${errorLines(output, 1)}`);
  return code === 0 && existsSync(cachedFile(name));
}
