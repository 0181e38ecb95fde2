import { execa } from 'execa';

export interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The lines of `ps -o pid=,ppid=,args=`. */
function parseProcesses(listing: string): Process[] {
  return listing
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }));
}

/** Parents before their children. */
function descendants(all: readonly Process[], pid: number): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendants(all, child.pid)]);
}

async function allProcesses(): Promise<Process[]> {
  return parseProcesses((await execa('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='])).stdout);
}

export async function descendantsOf(pid: number): Promise<Process[]> {
  return descendants(await allProcesses(), pid);
}

/** Compares the commands, since an id may have been given to another process since. */
export async function killLeftovers(processes: readonly Process[]): Promise<void> {
  const running = new Map((await allProcesses()).map(({ pid, command }) => [pid, command]));
  for (const { pid, command } of processes) {
    if (running.get(pid) !== command) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself in this very moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
