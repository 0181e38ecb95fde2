import { expect, it } from 'vitest';
import { collections } from '../../functions/src/shared/collections.ts';
import { filesLike, read } from '../fixtures/repository-files.ts';

// The emulator answers queries without an index; only a real project refuses them. So the queries in the sources are
// compared with the file of indexes.

interface Index {
  order?: string;
  arrayConfig?: string;
}

interface IndexFile {
  indexes: { collectionGroup: string; fields: (Index & { fieldPath: string })[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: Index[] }[];
}

const { indexes, fieldOverrides }: IndexFile = JSON.parse(read('firestore.indexes.json'));

const sources = filesLike('{functions,web}/src/**/*.{ts,tsx}')
  .map(read)
  .filter((text) => text.includes('irestore') || text.includes('/collections.ts'));

/** The first group of a pattern, wherever it matches, once each. */
function named(pattern: RegExp): string[] {
  const names = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

const fields = (of: readonly { fieldPath: string }[]) => of.map(({ fieldPath }) => fieldPath);

it('every collection is indexed for nothing but what is listed', () => {
  const exempt = fieldOverrides.filter(({ fieldPath }) => fieldPath === '*');
  expect(exempt.flatMap((override) => override.indexes)).toEqual([]);
  expect(exempt.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    Object.keys(collections).sort(),
  );
});

it('every field that a query names has an index, and every index serves a query', () => {
  const alone = fieldOverrides.filter((override) => override.indexes.length > 0);
  const indexed = new Set([...fields(alone), ...indexes.flatMap((index) => fields(index.fields))]);
  expect([...indexed].sort()).toEqual(
    named(/(?:where|orderBy|AggregateField\.(?:sum|average))\(\s*'([\w.]+)'/g),
  );
});

it('what is asked by one field alone has an index of that field, as one of several fields does not serve it', () => {
  const asked = sources
    .flatMap((text) => text.split(';'))
    .flatMap((statement) => {
      const [, named, own] = /\b(?:collection\('(\w+)'|(book|order)Collection\(\))/.exec(statement) ?? [];
      const equal = [...statement.matchAll(/where\('([\w.]+)', '(?:==|in)'/g)].map(([, field]) => field);
      const [, ordered, direction] = /orderBy\('([\w.]+)'(, 'desc')?/.exec(statement) ?? [];
      const isMore = statement.includes('array-contains') || statement.includes('newestFirst(');
      const alone = equal.length === 1 && !ordered && !/, '[<>]=?'/.test(statement) ? equal[0] : undefined;
      const field = alone ?? (equal.length === 0 ? ordered : undefined);
      if ((!named && !own) || !field || isMore) return [];
      return [`${named ?? `${own}s`} ${field}${direction ? ' DESCENDING' : ''}`];
    });
  const indexed = fieldOverrides.flatMap((override) =>
    ofOverride(override).flatMap(({ fieldPath, order }) => {
      const name = `${override.collectionGroup} ${fieldPath}`;
      return [name, `${name} ${order}`];
    }),
  );
  expect(asked).toEqual(expect.arrayContaining(['cashEntries day DESCENDING', 'drafts category']));
  expect(asked.filter((one) => !indexed.includes(one))).toEqual([]);
});

it('what is searched within a list has an index for that', () => {
  const contains = [...indexes.flatMap((index) => index.fields), ...fieldOverrides.flatMap(ofOverride)];
  const lists = contains.filter(({ arrayConfig }) => arrayConfig === 'CONTAINS');
  expect([...new Set(fields(lists))].sort()).toEqual(named(/where\(\s*'(\w+)',\s*'array-contains/g));
});

function ofOverride({ fieldPath, indexes }: IndexFile['fieldOverrides'][number]) {
  return indexes.map((index) => ({ ...index, fieldPath }));
}
