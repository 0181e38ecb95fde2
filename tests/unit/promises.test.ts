import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { promises } from '../promises/promises.ts';
import { allHolders, holdersIn, promiseTable } from '../promises/table.ts';

const known = Object.values(promises).flatMap((area) => Object.keys(area));
const holders = allHolders();

describe('each promise of the shop', () => {
  test('is held by a test', () => {
    const held = new Set(holders.map(({ id }) => id));
    expect(known.filter((id) => !held.has(id))).toEqual([]);
    expect(known.length).toBeGreaterThan(140);
  });

  test('that a test names is in the list', () => {
    expect(holders.filter(({ id }) => !known.includes(id))).toEqual([]);
  });

  test('has its row in the table, with its tests', () => {
    const table = promiseTable(holders);
    expect(table.match(/^\| .* › .* \|$/gm)).toHaveLength(known.length);
  });
});

test('every conformance test in the browser is about promises', () => {
  const files = globSync('e2e/spec/*.test.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const unmentioned = files.filter((file) => !holders.some((holder) => holder.file === file));
  expect(files.length).toBeGreaterThan(5);
  expect(unmentioned).toEqual([]);
});

test('a tag is found behind every kind of quotes and among other options', () => {
  const source = `
    test('it\\'s one', holds('about', 'cart/empty'), () => {});
    it.each([1])("two", holds(
      'about',
    ), () => {});
    test(\`three\`, { ...holds('about'), timeout: 1 }, () => {});
    test('none', () => {});`;
  expect(holdersIn(source, 'x')).toEqual([
    { id: 'about', file: 'x', test: "it's one" },
    { id: 'cart/empty', file: 'x', test: "it's one" },
    { id: 'about', file: 'x', test: 'two' },
    { id: 'about', file: 'x', test: 'three' },
  ]);
});
