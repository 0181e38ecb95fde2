import path from 'node:path';
import { expect, it } from 'vitest';
import { filesLike } from '../../fixtures/repository-files.ts';
import { runSize } from '../../robustness/run-size.ts';
import {
  allowedToRun,
  historyText,
  isIgnored,
  readLockfile,
  readPackageJson,
  trackedTexts,
  unpinned,
  withAddress,
  withoutIntegrity,
} from './repository.ts';
import { secretsIn } from './secret-scan.ts';

const packages = [readPackageJson(), ...(readPackageJson().workspaces ?? []).map(readPackageJson)];
/** The folders of tests with packages of their own. */
const installing = filesLike('tests/**/package.json').filter((file) => !file.includes('node_modules'));
const own = installing.map((file) => path.dirname(file));

it('External packages each have a hash in the lockfile, no address, and no install script that may run', () => {
  expect(Object.keys(readLockfile().packages).length).toBeGreaterThan(500);
  expect(own.length).toBeGreaterThan(1);
  for (const folder of ['.', ...own]) {
    const lock = readLockfile(folder);
    expect(withoutIntegrity(lock)).toEqual([]);
    expect(withAddress(lock)).toEqual([]);
    expect(allowedToRun(lock, readPackageJson(folder))).toEqual([]);
  }
});

it('External packages have exact versions', () => {
  expect(packages).toHaveLength(3);
  expect([...packages, ...own.map(readPackageJson)].flatMap(unpinned)).toEqual([]);
});

it('External packages are at most twenty in the functions', () => {
  expect(Object.keys(readPackageJson('functions').dependencies ?? {}).length).toBeLessThanOrEqual(20);
});

it('Secrets are in no tracked file and in no line that was committed', () => {
  const texts = trackedTexts();
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.flatMap(([name, text]) => secretsIn(text).map((secret) => `${name}: ${secret}`))).toEqual([]);
  const history = historyText(runSize({ quick: 100, full: 1_000_000 }));
  expect(history.length).toBeGreaterThan(0);
  expect(secretsIn(history)).toEqual([]);
});

it.each(['functions/.secret.local', '.secret.local', 'web/.env.production', 'functions/.env.local'])(
  'Secrets of this computer stay out of git: %s is ignored',
  (name) => {
    expect(isIgnored(name)).toBe(true);
    expect(isIgnored('README.md')).toBe(false);
  },
);
