import path from 'node:path';
import { allProcesses, descendants, type Process } from '../emulators/process-tree.ts';
import { root } from '../emulators/project.ts';

function ancestorsOf(programs: readonly Process[], pid: number): number[] {
  const parent = programs.find((program) => program.pid === pid)?.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(programs, parent)];
}

/** The programs of this very run whose command matches: those below the command that has started the emulators. */
async function ownPrograms(command: RegExp): Promise<number[]> {
  const programs = await allProcesses();
  const isEmulators = (command: string) => command.includes(path.join(root, 'tests/emulators/hold.mjs'));
  const starter = ancestorsOf(programs, process.pid).find((pid) =>
    descendants(programs, pid).some((program) => isEmulators(program.command)),
  );
  if (starter === undefined) throw new Error('These tests run below the command that starts the emulators');
  return descendants(programs, starter)
    .filter((program) => command.test(program.command))
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
