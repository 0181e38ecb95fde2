import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** None of the packages needs its install script, and one of them would compile for minutes. */
export const installArguments = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--no-progress',
  '--loglevel=error',
];

/** @param {string} file */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * Where in a folder its package-lock.json puts packages, but for those that may be for another platform.
 * @param {string} folder
 * @returns {string[]}
 */
export function placesIn(folder) {
  /** @type {[string, { optional?: boolean, link?: boolean }][]} */
  const entries = Object.entries(packagesIn(path.join(folder, 'package-lock.json')));
  return entries
    .filter(([place, { optional, link }]) => place.includes('node_modules/') && !optional && !link)
    .map(([place]) => place);
}

/**
 * Whether a folder has what its package-lock.json lists: npm notes in node_modules what it has installed, after
 * everything is in its place.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  return present !== undefined && lacking(wanted, present).length === 0;
}

/**
 * What node_modules lacks of package-lock.json, both as npm lists them, as their "packages". A package may be absent
 * where it is optional: it is for another platform. What is there beside them does no harm.
 * @param {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 * @returns {string[]}
 */
export function lacking(wanted, present) {
  return Object.entries(wanted)
    .filter(([place, want]) => {
      if (!place.includes('node_modules/')) return false;
      const have = present[place];
      if (have === undefined) return !(want.optional || want.devOptional);
      return want.version !== have.version;
    })
    .map(([place]) => place);
}

/**
 * Whether a Node runs .ts files by itself: from 22.18 on.
 * @param {string} version such as "20.19.0"
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6);
}
