import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promises } from './promises.ts';

/** A test that says that it holds a promise. */
export interface Holder {
  id: string;
  /** Relative to the folder of the tests. */
  file: string;
  test: string;
}

const quoted = /'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)"|`((?:[^`\\]|\\.)+)`/;
const tagged = new RegExp(`(?:${quoted.source}),\\s*(?:\\{\\s*\\.\\.\\.)?holds\\(([^)]*)\\)`, 'g');

/** The promises that the tests in a source hold; a name that is made from values stays as it is written. */
export function holdersIn(source: string, file: string): Holder[] {
  return [...source.matchAll(tagged)].flatMap(([, single, double, template, ids = '']) => {
    const test = (single ?? double ?? template ?? '').replaceAll(/\\(['"`])/g, '$1');
    return [...ids.matchAll(/'([^']+)'/g)].map(([, id = '']) => ({ id, file, test }));
  });
}

const folder = path.resolve(import.meta.dirname, '..');

/** All tests that hold a promise, file by file. */
export function allHolders(): Holder[] {
  // The test of this table has examples in it.
  const files = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: ['unit/promises.test.ts'] }).sort();
  return files.flatMap((file) => holdersIn(readFileSync(path.join(folder, file), 'utf8'), file));
}

/** The promises and the tests that hold them, as Markdown. */
export function promiseTable(holders: readonly Holder[]): string {
  const rows = (area: object) =>
    Object.entries(area).map(([id, sentence]) => {
      const tests = holders.filter((holder) => holder.id === id);
      return `| ${sentence} | ${tests.map(({ file, test }) => `\`${file}\` › ${test}`).join('<br>')} |`;
    });
  return Object.entries(promises)
    .map(([name, area]) => [`## ${name}\n`, '| Promise | Tests |', '| --- | --- |', ...rows(area)].join('\n'))
    .join('\n\n');
}
