import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { executable, type Java } from './java.ts';
import { tellingLines } from './last-words.ts';
import { Problem } from './problem.ts';
import { runQuietly } from './processes.ts';
import { cacheFolder } from './project.ts';

export interface Launchers {
  firestore: string;
  storage: string;
}

const runtimeSource = path.join(import.meta.dirname, 'StorageRulesRuntime.java');

/** The Firestore emulator that comes with the Google Cloud SDK, or undefined. */
export function findCloudSdkEngine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const gcloud = folders.map((folder) => path.join(folder, 'gcloud')).find((file) => existsSync(file));
  if (gcloud === undefined) return undefined;
  const sdk = path.resolve(path.dirname(realpathSync(gcloud)), '..');
  const jar = path.join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/** Changes when a launcher has to be built anew. */
function buildKey(engine: string, java: Java): string {
  const { size, mtimeMs } = statSync(engine);
  return createHash('sha256')
    .update([engine, size, mtimeMs, java.bin, java.major].join('\n'))
    .update(readFileSync(runtimeSource))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Builds, once, two small jars around the engine: one that only names its main class, which its own
 * manifest does not, and one that judges storage.rules with the rules engine inside it.
 */
export async function buildLaunchers(
  engine: string,
  java: Java,
  report: (line: string) => void,
): Promise<Launchers> {
  const folder = path.join(cacheFolder, 'launchers', buildKey(engine, java));
  const launchers = {
    firestore: path.join(folder, 'firestore-emulator.jar'),
    storage: path.join(folder, 'storage-rules-runtime.jar'),
  };
  if (existsSync(folder)) return launchers;
  if (!java.compiles) {
    throw new Problem(
      `The Java in ${java.bin} only runs programs, and preparing the emulators needs a compiler: install a whole JDK.`,
    );
  }
  report("Building launchers around the Google Cloud SDK's Firestore emulator");
  mkdirSync(path.dirname(folder), { recursive: true });
  const build = mkdtempSync(path.join(cacheFolder, 'launchers', 'build-'));
  try {
    await compile(engine, java, build);
    renameSync(build, folder);
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
  return launchers;
}

async function compile(engine: string, java: Java, build: string): Promise<void> {
  const manifest = path.join(build, 'manifest');
  const classes = path.join(build, 'classes');
  const tool = async (name: string, args: string[]) => {
    const { code, output } = await runQuietly(path.join(java.bin, executable(name)), args);
    if (code !== 0)
      throw new Problem(`Preparing the emulators failed in ${name}: ${tellingLines(output, 5)}`);
  };
  writeFileSync(manifest, `Class-Path: ${pathToFileURL(engine).href}\n`);
  await tool('jar', [
    ...['--create', '--file', path.join(build, 'firestore-emulator.jar'), '--manifest', manifest],
    ...['--main-class', 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
  ]);
  // -nowarn: the engine's classes carry annotations that its jar leaves out.
  await tool('javac', [
    ...['-nowarn', '--release', '21', '-proc:none', '-cp', engine, '-d', classes, runtimeSource],
  ]);
  await tool('jar', [
    ...['--create', '--file', path.join(build, 'storage-rules-runtime.jar'), '--manifest', manifest],
    ...['--main-class', 'StorageRulesRuntime', '-C', classes, '.'],
  ]);
}
