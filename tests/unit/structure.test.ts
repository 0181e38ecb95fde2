import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

const sources = path.join(root, 'functions/src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it('A collection of the database is named in one folder only, whose stores alone read and write it', () => {
  const uses = files.flatMap((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    return [...text.matchAll(/\bcollection\(\s*'(\w+)'/g)].map(([, name = '']) => ({ name, file }));
  });
  const inSeveral = [...Map.groupBy(uses, ({ name }) => name)]
    .map(([name, found]) => [name, [...new Set(found.map(({ file }) => path.dirname(file)))]] as const)
    .filter(([, places]) => places.length > 1);
  expect(Object.fromEntries(inSeveral)).toEqual({});
});

it('The books are read one by one by their lists alone, and neither by imports nor by exports', () => {
  const reading = files.filter((file) =>
    /\blistBooks\(/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(reading.sort()).toEqual([
    'books/book-list-store.ts',
    'catalogue/catalogue-base.ts',
    'routes/book-routes.ts',
    'use-cases/books/list-books.ts',
  ]);
});
