import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, root } from './project.ts';

/** A build's inputs and outputs, as files and folders of the project. */
export interface BuildFiles {
  inputs: readonly string[];
  /** The last file of each folder that it writes: another build changes its time. */
  outputs: readonly string[];
}

const made = /^web\/dist|\/node_modules\//;

async function filesIn(input: string): Promise<string[]> {
  const at = path.join(root, input);
  if (!statSync(at).isDirectory()) return [input];
  const names = await readdir(at, { recursive: true });
  return names.map((name) => path.join(input, name)).filter((name) => !made.test(name));
}

function stateOf(file: string): string {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  return stat === undefined ? `${file} is missing` : `${file} ${stat.size} ${stat.mtimeMs}`;
}

/**
 * Sizes and times of inputs and outputs, the variables that the build reads, and its Node; the contents of thousands of
 * files would take as long as some of the builds.
 */
async function describeBuild({ inputs, outputs }: BuildFiles, env: Record<string, string>): Promise<string> {
  const sources = (await Promise.all(inputs.map(filesIn))).flat().sort();
  const variables = Object.entries({ ...process.env, ...env }).filter(([name]) => name.startsWith('VITE_'));
  return createHash('sha256')
    .update(JSON.stringify([variables.sort(), process.version]))
    .update([...sources, ...outputs].map(stateOf).join('\n'))
    .digest('hex');
}

const noteOf = (part: string) => path.join(cacheFolder, `built-${part}`);

/** Whether the inputs are those of the last build, and nothing has touched its outputs since. */
export async function isBuilt(
  part: string,
  files: BuildFiles,
  env: Record<string, string>,
): Promise<boolean> {
  const note = noteOf(part);
  return existsSync(note) && readFileSync(note, 'utf8') === (await describeBuild(files, env));
}

export async function noteBuild(part: string, files: BuildFiles, env: Record<string, string>): Promise<void> {
  writeFileSync(noteOf(part), await describeBuild(files, env));
}
