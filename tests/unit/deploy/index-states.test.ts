import { expect, it } from 'vitest';
import {
  type IndexStates,
  indexFileSchema,
  indexPageSchema,
  indexStates,
} from '../../../functions/src/deploy/index-states.ts';
import { indexesReady } from '../../../functions/src/deploy/ready-indexes.ts';
import { read } from '../../fixtures/repository-files.ts';

const file = indexFileSchema.validateSync(JSON.parse(read('firestore.indexes.json')));
const groups = 'projects/my-shop/databases/(default)/collectionGroups';

function deployed(state = 'READY') {
  const several = indexPageSchema.validateSync({
    indexes: file.indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
      name: `${groups}/${collectionGroup}/indexes/CICAg${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      state,
    })),
  });
  const alone = indexPageSchema.validateSync({
    fields: file.fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => ({
      name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: {
        indexes: indexes.map(({ queryScope, ...index }) => ({
          queryScope,
          fields: [{ ...index, fieldPath }],
          state,
        })),
      },
    })),
  });
  return { several, alone };
}

const { several, alone } = deployed();
const first = 'books: category ascending, createdAt descending';
const countAlone = alone.fields.flatMap(({ indexConfig }) => indexConfig.indexes).length;

it('The indexes of a database are ready when each of the file is', () => {
  expect(indexStates(file, [several, alone])).toEqual({ missing: [], unfinished: [] });
});

it('The indexes of a database are not ready while one is being made', () => {
  const { missing, unfinished } = indexStates(file, Object.values(deployed('CREATING')));
  expect(missing).toEqual([]);
  expect(unfinished).toHaveLength(file.indexes.length + countAlone);
  expect(unfinished).toContain(first);
});

it('The indexes of a database are told by name when they are missing, of several fields and of one', () => {
  expect(indexStates(file, [{ ...several, indexes: several.indexes.slice(1) }, alone]).missing[0]).toBe(
    first,
  );
  expect(countAlone).toBeGreaterThan(5);
  expect(indexStates(file, [several]).missing).toHaveLength(countAlone);
  const indexes = several.indexes.map((index) => ({ ...index, queryScope: 'COLLECTION_GROUP' }));
  expect(indexStates(file, [{ ...several, indexes }, alone]).missing).toHaveLength(indexes.length);
});

const ready: IndexStates = { missing: [], unfinished: [] };
const waiting: IndexStates = { missing: [], unfinished: ['books: category ascending'] };

async function deployWith(seen: IndexStates[]): Promise<number> {
  let pauses = 0;
  const states = async () => seen.shift() ?? waiting;
  await indexesReady({ states, say: () => {}, pause: async () => (pauses += 1) });
  return pauses;
}

it('A deploy of the functions waits until the last index is made', async () => {
  expect(await deployWith([ready])).toBe(0);
  expect(await deployWith([waiting, waiting, ready])).toBe(2);
});

it('A deploy of the functions is refused when an index is missing, and when one is not made in time', async () => {
  await expect(deployWith([{ missing: ['books: a ascending'], unfinished: [] }])).rejects.toThrow(
    'npm run deploy -- --only firestore',
  );
  await expect(deployWith([])).rejects.toThrow('run this again later');
});
