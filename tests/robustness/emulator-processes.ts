import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Program {
  pid: number;
  parent: number;
  command: string;
}

const firestore = /java.*google\.cloud_firestore/;

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
 * The process of this run's database. Another run may have its own on the same computer, so only that one counts that
 * is below the nearest ancestor of this process with a Firestore emulator below it.
 */
export async function databaseProcess(): Promise<number> {
  const programs = await listPrograms();
  const parents = new Map(programs.map(({ pid, parent }) => [pid, parent]));
  const ancestorsOf = (pid: number): number[] => {
    const parent = parents.get(pid);
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
  };
  const databases = programs.filter(({ command }) => firestore.test(command));
  const below = (ancestor: number) => databases.filter(({ pid }) => ancestorsOf(pid).includes(ancestor));
  const starter = ancestorsOf(process.pid).find((ancestor) => below(ancestor).length > 0);
  if (starter === undefined) throw new Error('These tests run below the command that starts the emulators');
  const [database, ...others] = below(starter);
  if (!database || others.length > 0) throw new Error('There is not just one Firestore emulator');
  return database.pid;
}
