import { existsSync, globSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { Problem } from './problem.ts';

export interface Java {
  /** The folder of `java`, and of `javac` and `jar` in a whole JDK. */
  bin: string;
  major: number;
  compiles: boolean;
}

const oldestJava = 21;

/** In the output of `java -version`. Java 8 calls itself 1.8. */
function javaMajor(versionText: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(versionText);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** New enough; a JDK before a JRE, then the newest. */
function bestJava(installed: readonly Java[]): Java | undefined {
  return installed
    .filter((java) => java.major >= oldestJava)
    .sort((a, b) => Number(b.compiles) - Number(a.compiles) || b.major - a.major)[0];
}

export function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

const installFolders = [
  '/usr/lib/jvm/*',
  '/usr/java/*',
  '/opt/java/*',
  '/opt/homebrew/opt/*openjdk*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  `${os.homedir()}/.sdkman/candidates/java/*`,
  `${os.homedir()}/.jdks/{*,*/Contents/Home}`,
  'C:/Program Files/{Java,Eclipse Adoptium}/*',
];

function binFolders(): string[] {
  const java = executable('java');
  const homes = process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin')] : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const named = [...homes, ...onPath]
    .map((folder) => path.join(folder, java))
    .filter((file) => existsSync(file));
  const installed = globSync(installFolders.map((folder) => `${folder}/bin/${java}`));
  // /usr/bin/java is a link; beside the folder that it leads to, other versions are often installed.
  const real = [...named, ...installed].map((file) => realpathSync(file));
  const siblings = globSync(real.map((file) => path.join(file, `../../../*/bin/${java}`)));
  return [...new Set([...real, ...siblings].map((file) => path.dirname(file)))];
}

async function probe(bin: string): Promise<Java[]> {
  const result = await execa(path.join(bin, executable('java')), ['-version'], {
    reject: false,
    timeout: 10_000,
  });
  if (result.failed) console.warn(`The Java in ${bin} does not run and is not used: ${result.shortMessage}`);
  // It prints its version on stderr.
  const major = javaMajor(result.stderr);
  if (major === undefined) return [];
  return [{ bin, major, compiles: existsSync(path.join(bin, executable('javac'))) }];
}

/** In JAVA_HOME, PATH and the usual folders. @throws Problem when no Java is new enough */
export async function findJava(): Promise<Java> {
  const javas = (await Promise.all(binFolders().map(probe))).flat();
  const best = bestJava(javas);
  if (best) return best;
  const newest = Math.max(0, ...javas.map((java) => java.major));
  throw new Problem(
    `The Firebase emulators need Java ${oldestJava} or later and ${newest > 0 ? `only Java ${newest} was found` : 'no Java was found'}: install a JDK, for example Temurin ${oldestJava}, or point JAVA_HOME at one.`,
  );
}
