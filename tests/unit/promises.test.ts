import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

interface Promised {
  promise: string;
  tests: { file: string; name: string }[];
}

function readTable(text: string): Promised[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Promise|---) /.test(line));
  return rows.map((row) => {
    const [, promise = '', cell = ''] = row.split(' | ').join('|').split('|');
    const tests = cell.split('<br>').map((entry) => {
      const [, file = '', name = ''] = /^`(.+)` › (.+?)\s*$/.exec(entry.trim()) ?? [];
      return { file, name };
    });
    return { promise: promise.trim(), tests };
  });
}

/** What matches the names of the tests in a file; a name that is made from values has its `${…}` matched by any. */
function namesIn(source: string): RegExp[] {
  const quoted = /\b(?:test|it|asShopper|asAdmin)\(\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"|`([^`]+)`)/g;
  return [...source.matchAll(quoted)].map(([, single, double, template]) => {
    const name = single ?? double ?? template ?? '';
    const parts = name.replaceAll(/\\(['"])/g, '$1').split(/\$\{[^}]+\}/);
    return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
  });
}

function exists({ file, name }: { file: string; name: string }): boolean {
  const place = path.join(folder, file);
  return existsSync(place) && namesIn(readFileSync(place, 'utf8')).some((pattern) => pattern.test(name));
}

describe('what the shop promises', () => {
  const promises = readTable(readme);

  test('is held by tests that exist', () => {
    const broken = promises.flatMap(({ promise, tests }) =>
      tests.filter((named) => !exists(named)).map(({ file, name }) => `${promise}: ${file} › ${name}`),
    );
    expect(broken).toEqual([]);
    expect(promises.length).toBeGreaterThan(90);
  });

  test('is what every file of the browser’s conformance tests is about', () => {
    const files = readdirSync(path.join(folder, 'e2e/spec')).filter((file) => file.endsWith('.test.ts'));
    const unmentioned = files.filter((file) => !readme.includes(`\`e2e/spec/${file}\``));
    expect(unmentioned).toEqual([]);
  });

  test('would be missed if it were not there', () => {
    const [row] = readTable('| A promise | `e2e/spec/about.test.ts` › no such test |');
    expect(row?.tests.map(exists)).toEqual([false]);
    expect(exists({ file: 'e2e/spec/about.test.ts', name: 'the about page says About' })).toBe(true);
  });
});
