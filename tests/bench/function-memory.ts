import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { descendantsOf } from '../emulators/process-tree.ts';

/** How the Functions emulator calls the processes in which functions run. */
const worker = /functionsEmulatorRuntime/;

/** Whether a process runs this function: others have pictures to decode, and memory of their own. */
function runs(pid: number, target: string): boolean {
  const environment = `/proc/${pid}/environ`;
  // Elsewhere than on Linux all of them count.
  if (!existsSync(environment)) return true;
  return readFileSync(environment, 'utf8').split('\0').includes(`FUNCTION_TARGET=${target}`);
}

/** The resident memory of the largest of the processes that run a function, in MiB; 0 when none does. */
async function largestWorker(target: string): Promise<number> {
  const own = (await descendantsOf(process.pid)).map(({ pid }) => String(pid));
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,rss=,args=', '-p', own.join(',')]);
  const workers = stdout.split('\n').filter((line) => worker.test(line));
  const sizes = workers.map((line) => line.trim().split(/\s+/, 2).map(Number));
  const kibibytes = sizes.filter(([pid = 0]) => runs(pid, target)).map(([, size = 0]) => size);
  return Math.max(0, ...kibibytes) / 1024;
}

/**
 * Does something and tells the most memory, in MiB, that a process of the function `target` took meanwhile.
 * @throws Error when none was seen: they are looked for among the processes that this one has started
 */
export async function peakMemory<T>(
  target: string,
  task: () => Promise<T>,
): Promise<{ result: T; mebibytes: number }> {
  const done = new AbortController();
  let mebibytes = 0;
  const look = async () => {
    mebibytes = Math.max(mebibytes, await largestWorker(target));
  };
  const watching = (async () => {
    while (!done.signal.aborted) {
      await look();
      await setTimeout(250);
    }
  })();
  try {
    const result = await task();
    // It may have been done before the first look.
    await look();
    if (mebibytes === 0) throw new Error('No process of the functions was seen at work');
    return { result, mebibytes };
  } finally {
    done.abort();
    await watching;
  }
}
