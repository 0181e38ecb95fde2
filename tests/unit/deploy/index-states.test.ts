import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fieldPageSchema,
  type IndexStates,
  indexFileSchema,
  indexPageSchema,
  indexStates,
} from '../../../functions/src/deploy/index-states.ts';
import { indexesReady } from '../../../functions/src/deploy/ready-indexes.ts';
import { root } from '../../emulators/project.ts';

const file = indexFileSchema.validateSync(
  JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')),
);
const groups = 'projects/my-shop/databases/(default)/collectionGroups';

/** What Firestore lists once the file is deployed. */
function deployed(state = 'READY') {
  const { indexes } = indexPageSchema.validateSync({
    indexes: file.indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
      name: `${groups}/${collectionGroup}/indexes/CICAg${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      state,
    })),
  });
  const { fields } = fieldPageSchema.validateSync({
    fields: file.fieldOverrides.map(({ collectionGroup, fieldPath, indexes: alone }) => ({
      name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: {
        indexes: alone.map(({ queryScope, ...index }) => ({
          queryScope,
          fields: [{ fieldPath, ...index }],
          state,
        })),
      },
    })),
  });
  return { indexes, fields };
}

describe('The indexes of a database', () => {
  it('are ready when each of the file is', () => {
    const { indexes, fields } = deployed();
    expect(indexStates(file, indexes, fields)).toEqual({ missing: [], unfinished: [] });
  });

  it('are not ready while one is being made', () => {
    const { indexes, fields } = deployed('CREATING');
    const { missing, unfinished } = indexStates(file, indexes, fields);
    expect(missing).toEqual([]);
    expect(unfinished.length).toBe(
      indexes.length + fields.flatMap((field) => field.indexConfig.indexes).length,
    );
    expect(unfinished).toContain('books: category ascending, createdAt descending');
  });

  it('are told by name when they are missing, of several fields and of one', () => {
    const { indexes, fields } = deployed();
    const [first = ''] = indexStates(file, indexes.slice(1), fields).missing;
    expect(first).toBe('books: category ascending, createdAt descending');
    expect(indexStates(file, indexes, []).missing.length).toBeGreaterThan(5);
    const other = indexes.map((index) => ({ ...index, queryScope: 'COLLECTION_GROUP' }));
    expect(indexStates(file, other, fields).missing).toHaveLength(indexes.length);
  });
});

describe('A deploy of the functions', () => {
  const ready: IndexStates = { missing: [], unfinished: [] };
  const waiting: IndexStates = { missing: [], unfinished: ['books: category ascending'] };

  /** Goes on when the indexes are ready. @returns how often it waited */
  async function deployWith(seen: IndexStates[]): Promise<number> {
    let pauses = 0;
    const states = async () => seen.shift() ?? waiting;
    await indexesReady({ states, say: () => {}, pause: async () => (pauses += 1) });
    return pauses;
  }

  it('waits until the last index is made', async () => {
    expect(await deployWith([ready])).toBe(0);
    expect(await deployWith([waiting, waiting, ready])).toBe(2);
  });

  it('is refused when an index is missing, and when one is not made in time', async () => {
    await expect(deployWith([{ missing: ['books: a ascending'], unfinished: [] }])).rejects.toThrow(
      'npm run deploy -- --only firestore',
    );
    await expect(deployWith([])).rejects.toThrow('run this again later');
  });
});
