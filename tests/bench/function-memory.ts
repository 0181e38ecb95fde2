import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { descendantsOf } from '../emulators/process-tree.ts';

/** How the Functions emulator calls the processes in which functions run. */
const worker = /functionsEmulatorRuntime/;

/** The resident memory of the largest of the functions' processes, in MiB; 0 when none runs. */
async function largestWorker(): Promise<number> {
  const own = (await descendantsOf(process.pid)).map(({ pid }) => String(pid));
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,args=', '-p', own.join(',')]);
  const workers = stdout.split('\n').filter((line) => worker.test(line));
  return Math.max(0, ...workers.map((line) => Number.parseInt(line, 10) / 1024));
}

/**
 * Does something and tells the most memory, in MiB, that a process of the functions took meanwhile.
 * @throws Error when none was seen: they are looked for among the processes that this one has started
 */
export async function peakMemory<T>(task: () => Promise<T>): Promise<{ result: T; mebibytes: number }> {
  const done = new AbortController();
  let mebibytes = 0;
  const watching = (async () => {
    while (!done.signal.aborted) {
      mebibytes = Math.max(mebibytes, await largestWorker());
      await setTimeout(250);
    }
  })();
  try {
    const result = await task();
    if (mebibytes === 0) throw new Error('No process of the functions was seen at work');
    return { result, mebibytes };
  } finally {
    done.abort();
    await watching;
  }
}
