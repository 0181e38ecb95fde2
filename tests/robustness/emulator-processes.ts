import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { descendants, parseProcesses } from '../emulators/process-tree.ts';
import { root } from '../emulators/project.ts';

interface Program {
  pid: number;
  parent: number;
  command: string;
}

async function allPrograms(): Promise<Program[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return parseProcesses(stdout).map(({ pid, parent, started }) => ({ pid, parent, command: started }));
}

function ancestorsOf(programs: readonly Program[], pid: number): number[] {
  const parent = programs.find((program) => program.pid === pid)?.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(programs, parent)];
}

/** The programs of this very run whose command matches: those below the command that has started the emulators. */
async function ownPrograms(command: RegExp): Promise<number[]> {
  const programs = await allPrograms();
  const family = programs.map(({ pid, parent, command: started }) => ({ pid, parent, started }));
  const isEmulators = (started: string) => started.includes(path.join(root, 'tests/emulators/hold.mjs'));
  const starter = ancestorsOf(programs, process.pid).find((pid) =>
    descendants(family, pid).some(({ started }) => isEmulators(started)),
  );
  if (starter === undefined) throw new Error('These tests run below the command that starts the emulators');
  return descendants(family, starter)
    .filter(({ started }) => command.test(started))
    .map(({ pid }) => pid);
}

/** The processes in which the shop's functions run now. */
export function functionWorkers(): Promise<number[]> {
  return ownPrograms(/functionsEmulatorRuntime/);
}

/** The process of the database. */
export async function databaseProcess(): Promise<number> {
  const [pid, ...others] = await ownPrograms(/java.*google\.cloud_firestore/);
  if (pid === undefined || others.length > 0) throw new Error('There is not just one Firestore emulator');
  return pid;
}
