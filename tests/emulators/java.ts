import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

export interface Java {
  /** The folder of `java`, and of `javac` and `jar` when it is a whole JDK. */
  bin: string;
  major: number;
  compiles: boolean;
}

/** The oldest Java that firebase-tools starts its emulators with. */
export const oldestJava = 21;

/** The major version in what `java -version` prints, or undefined. Java 8 calls itself 1.8. */
export function javaMajor(versionText: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(versionText);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** The Java to use: new enough, one that compiles before one that only runs, then the newest. */
export function bestJava(found: readonly Java[]): Java | undefined {
  return found
    .filter((java) => java.major >= oldestJava)
    .sort((a, b) => Number(b.compiles) - Number(a.compiles) || b.major - a.major)[0];
}

function isFolder(folder: string): boolean {
  return existsSync(folder);
}

function homesIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const home = path.join(folder, name);
    // macOS keeps the real home two levels down.
    return [home, path.join(home, 'Contents', 'Home')];
  });
}

function binFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const homes = [
    process.env.JAVA_HOME ?? '',
    ...homesIn('/usr/lib/jvm'),
    ...homesIn('/usr/java'),
    ...homesIn('/opt/java'),
    ...homesIn('/Library/Java/JavaVirtualMachines'),
    ...homesIn('/opt/homebrew/opt').filter((home) => home.includes('openjdk')),
    ...homesIn(path.join(os.homedir(), '.sdkman/candidates/java')),
    ...homesIn(path.join(os.homedir(), '.jdks')),
    ...homesIn('C:\\Program Files\\Java'),
    ...homesIn('C:\\Program Files\\Eclipse Adoptium'),
  ].filter((home) => home !== '');
  const folders = [...onPath, ...homes.map((home) => path.join(home, 'bin'))];
  const withJava = folders.filter((folder) => existsSync(path.join(folder, executable('java'))));
  // Through the link, /usr/bin/java leads to the folder where its compiler is, and its siblings.
  const real = withJava.map((folder) => path.dirname(realpathSync(path.join(folder, executable('java')))));
  const siblings = real.flatMap((folder) => homesIn(path.resolve(folder, '../..')));
  const more = siblings.map((home) => path.join(home, 'bin'));
  return [...new Set([...real, ...more])].filter((folder) =>
    existsSync(path.join(folder, executable('java'))),
  );
}

export function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

async function probe(bin: string): Promise<Java[]> {
  try {
    // It prints its version on stderr.
    const { stderr } = await promisify(execFile)(path.join(bin, executable('java')), ['-version'], {
      timeout: 10_000,
    });
    const major = javaMajor(stderr);
    if (major === undefined) return [];
    return [{ bin, major, compiles: existsSync(path.join(bin, executable('javac'))) }];
  } catch (error) {
    console.warn(`The Java in ${bin} does not run and is left aside: ${String(error)}`);
    return [];
  }
}

/** Looks through JAVA_HOME, PATH and the usual folders. Throws a Problem when none is new enough. */
export async function findJava(): Promise<Java> {
  const found = (await Promise.all(binFolders().map(probe))).flat();
  const best = bestJava(found);
  if (best) return best;
  const newest = Math.max(0, ...found.map((java) => java.major));
  throw new Problem(
    `The Firebase emulators need Java ${oldestJava} or later and ${newest > 0 ? `only Java ${newest} was found` : 'no Java was found'}: install a JDK, for example Temurin ${oldestJava}, or point JAVA_HOME at one.`,
  );
}
