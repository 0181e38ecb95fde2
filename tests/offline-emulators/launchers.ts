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
import { errorLines } from '../emulators/error-lines.ts';
import { executable, type Java } from '../emulators/java.ts';
import { Problem } from '../emulators/problem.ts';
import { runQuietly } from '../emulators/processes.ts';
import { cacheFolder } from '../emulators/project.ts';

export interface Launchers {
  firestore: string;
  storage: string;
}

const runtimeSource = path.join(import.meta.dirname, 'StorageRulesRuntime.java');

/** The Firestore emulator of the Google Cloud SDK. */
function findSdkEmulator(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const gcloud = folders.map((folder) => path.join(folder, 'gcloud')).find((file) => existsSync(file));
  const jar =
    gcloud &&
    path.join(realpathSync(gcloud), '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return jar && existsSync(jar) ? jar : undefined;
}

/** Changes when the launchers have to be built again. */
function buildKey(emulator: string, java: Java): string {
  const { size, mtimeMs } = statSync(emulator);
  return createHash('sha256')
    .update([emulator, size, mtimeMs, java.bin, java.major].join('\n'))
    .update(readFileSync(runtimeSource))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
}

function launchersOf(emulator: string, java: Java) {
  const folder = path.join(cacheFolder, 'launchers', buildKey(emulator, java));
  return {
    folder,
    launchers: {
      firestore: path.join(folder, 'firestore-emulator.jar'),
      storage: path.join(folder, 'storage-rules-runtime.jar'),
    },
  };
}

/** Undefined when no earlier start has built them. */
export function builtLaunchers(java: Java): Launchers | undefined {
  const emulator = findSdkEmulator();
  const built = emulator && launchersOf(emulator, java);
  return built && existsSync(built.folder) ? built.launchers : undefined;
}

/**
 * Builds, once, two small jars around the SDK's emulator: one that names its main class, which its own manifest does
 * not, and one that evaluates storage.rules with the rules engine inside it.
 */
export async function buildLaunchers(
  java: Java,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<Launchers> {
  const emulator = findSdkEmulator();
  if (emulator === undefined) {
    throw new Problem(
      "The Firestore and Storage emulators could not be downloaded and the Google Cloud SDK's Firestore emulator is not installed: connect to the internet once, or run `gcloud components install cloud-firestore-emulator`.",
    );
  }
  report(
    "Google's emulator downloads cannot be reached, so the Google Cloud SDK's Firestore emulator is used (tests/offline-emulators/README.md)",
  );
  const { folder, launchers } = launchersOf(emulator, java);
  if (!java.compiles) {
    throw new Problem(
      `The Java in ${java.bin} only runs programs, and preparing the emulators needs a compiler: install a whole JDK.`,
    );
  }
  mkdirSync(path.dirname(folder), { recursive: true });
  const build = mkdtempSync(path.join(cacheFolder, 'launchers', 'build-'));
  try {
    await compile(emulator, java, build, signal);
    renameSync(build, folder);
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
  return launchers;
}

async function compile(emulator: string, java: Java, build: string, signal: AbortSignal): Promise<void> {
  const manifest = path.join(build, 'manifest');
  const classes = path.join(build, 'classes');
  const tool = async (name: string, args: string[]) => {
    const { code, output } = await runQuietly(path.join(java.bin, executable(name)), args, { signal });
    if (code !== 0) throw new Problem(`Preparing the emulators failed in ${name}: ${errorLines(output, 5)}`);
  };
  const pack = (jar: string, mainClass: string, ...more: string[]) => [
    '--create',
    '--file',
    path.join(build, jar),
    '--manifest',
    manifest,
    '--main-class',
    mainClass,
    ...more,
  ];
  writeFileSync(manifest, `Class-Path: ${pathToFileURL(emulator).href}\n`);
  await tool(
    'jar',
    pack('firestore-emulator.jar', 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'),
  );
  // -nowarn: the emulator's classes carry annotations that its jar leaves out.
  await tool('javac', [
    '-nowarn',
    '--release',
    '21',
    '-proc:none',
    '-cp',
    emulator,
    '-d',
    classes,
    runtimeSource,
  ]);
  await tool('jar', pack('storage-rules-runtime.jar', 'StorageRulesRuntime', '-C', classes, '.'));
}
