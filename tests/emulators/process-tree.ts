import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A process id is given again after a while; with the time of its start it means one process. */
export interface Process {
  pid: number;
  parent: number;
  started: string;
}

/** The lines of `ps -A -o pid=,ppid=,lstart=`. */
export function parseProcesses(listing: string): Process[] {
  return listing
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, started = '']) => ({ pid: Number(pid), parent: Number(parent), started }));
}

/** All processes below one, parents before their children. */
export function descendants(all: readonly Process[], pid: number): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendants(all, child.pid)]);
}

async function allProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,lstart='], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  return parseProcesses(stdout);
}

export async function descendantsOf(pid: number): Promise<Process[]> {
  return descendants(await allProcesses(), pid);
}

/** Ends those that still run. */
export async function killLeftOvers(processes: readonly Process[]): Promise<void> {
  const alive = new Set((await allProcesses()).map(({ pid, started }) => `${pid} ${started}`));
  for (const { pid, started } of processes) {
    if (!alive.has(`${pid} ${started}`)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself between the look and the kill.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
