import path from 'node:path';
import { expect, it } from 'vitest';
import { filesLike, read } from '../fixtures/repository-files.ts';

const files = filesLike('functions/src/**/*.ts').map((file) => ({ file, text: read(file) }));

it('A collection of the database is named in one folder only, whose stores alone read and write it', () => {
  const uses = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\bcollection\(\s*'(\w+)'/g)].map(([, name = '']) => ({ name, file })),
  );
  const inSeveral = [...Map.groupBy(uses, ({ name }) => name)]
    .map(([name, ofName]) => [name, [...new Set(ofName.map(({ file }) => path.dirname(file)))]] as const)
    .filter(([, places]) => places.length > 1);
  expect(Object.fromEntries(inSeveral)).toEqual({});
});

it('The books are read one by one by their lists alone, and neither by imports nor by exports', () => {
  const reading = files.filter(({ text }) => /\blistBooks\(/.test(text)).map(({ file }) => file);
  expect(reading.sort()).toEqual([
    'functions/src/books/book-list-store.ts',
    'functions/src/catalogue/catalogue-base.ts',
    'functions/src/routes/book-routes.ts',
    'functions/src/use-cases/books/list-books.ts',
  ]);
});
