import path from 'node:path';
import { CannotProceed } from '../platform/cannot-proceed.ts';

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CannotProceed)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws CannotProceed when no project is set */
export function projectName(): string {
  const { GOOGLE_CLOUD_PROJECT, GCLOUD_PROJECT } = process.env;
  const name = GOOGLE_CLOUD_PROJECT || GCLOUD_PROJECT;
  if (!name) throw new CannotProceed('Name the Firebase project in GOOGLE_CLOUD_PROJECT.');
  return name;
}

/** Relative to the folder where npm was called; npm runs commands elsewhere. */
export function namedFile(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', name);
}
