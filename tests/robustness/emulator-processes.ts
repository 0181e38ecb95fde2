import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Program {
  pid: number;
  parent: number;
  command: string;
}

const firestore = /java.*google\.cloud_firestore/;
const functionsWorker = /functionsEmulatorRuntime/;

async function listPrograms(): Promise<Program[]> {
  const options = { maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], options);
  const lines = stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/gm);
  return [...lines].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

/**
 * The programs of this very run whose command matches. Another run may have its own on the same computer, so only those
 * count that are below the nearest ancestor of this process with a Firestore emulator below it.
 */
async function ownPrograms(pattern: RegExp): Promise<number[]> {
  const programs = await listPrograms();
  const parents = new Map(programs.map(({ pid, parent }) => [pid, parent]));
  const ancestorsOf = (pid: number): number[] => {
    const parent = parents.get(pid);
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
  };
  const below = (ancestor: number, wanted: RegExp) =>
    programs.filter(({ pid, command }) => wanted.test(command) && ancestorsOf(pid).includes(ancestor));
  const starter = ancestorsOf(process.pid).find((pid) => below(pid, firestore).length > 0);
  if (starter === undefined) throw new Error('These tests run below the command that starts the emulators');
  return below(starter, pattern).map(({ pid }) => pid);
}

/** The processes in which the shop's functions run now. */
export function functionWorkers(): Promise<number[]> {
  return ownPrograms(functionsWorker);
}

/** The process of the database. */
export async function databaseProcess(): Promise<number> {
  const [pid, ...others] = await ownPrograms(firestore);
  if (pid === undefined || others.length > 0) throw new Error('There is not just one Firestore emulator');
  return pid;
}

/** Kills the processes in which the shop's functions run. @returns how many there were */
export async function killFunctionWorkers(): Promise<number> {
  const workers = await functionWorkers();
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  return workers.length;
}
