import { execFileSync, spawnSync } from 'node:child_process';
import { root } from '../../emulators/project.ts';
import { read } from '../../fixtures/repository-files.ts';

export interface Lockfile {
  packages: Record<string, LockEntry>;
}

interface LockEntry {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

export interface PackageJson {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

export function readLockfile(folder = '.'): Lockfile {
  return JSON.parse(read(`${folder}/package-lock.json`));
}

export function readPackageJson(folder = '.'): PackageJson {
  return JSON.parse(read(`${folder}/package.json`));
}

/** The packages from a registry: all entries but the project's own folders and the links to them. */
function external({ packages }: Lockfile): [string, LockEntry][] {
  return Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
}

export function withoutIntegrity(lock: Lockfile): string[] {
  return external(lock).flatMap(([at, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [at]));
}

/** Packages with the address of one registry. Without it npm uses the registry that it is configured for. */
export function withAddress(lock: Lockfile): string[] {
  return external(lock).flatMap(([at, { resolved }]) => (resolved === undefined ? [] : [at]));
}

/** Packages with an install script that package.json does not forbid. */
export function allowedToRun(lock: Lockfile, { allowScripts = {} }: PackageJson): string[] {
  return external(lock)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => allowScripts[name] !== false);
}

/** Dependencies without an exact version: 'react ^19.0.0'. */
export function unpinned({ dependencies, devDependencies, optionalDependencies }: PackageJson): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 });
}

/** Name and content of each text file that git tracks, or would. */
export function trackedTexts(): [string, string][] {
  const names = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean);
  return names
    .filter((name) => !/\.(?:webp|avif|png|jpe?g|woff2?|ico)$/.test(name))
    .map((name) => [name, read(name)]);
}

/** Lines added by the last commits, of those that this clone has. */
export function historyText(commits: number): string {
  return git('log', '--all', `--max-count=${commits}`, '-p', '--unified=0', '--no-color', '--no-ext-diff')
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .join('\n');
}

export function isIgnored(name: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', '--no-index', name], { cwd: root }).status === 0;
}
