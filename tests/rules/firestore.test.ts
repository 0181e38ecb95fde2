import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import { RulesDatabase } from './firestore-database.ts';
import { type FirestoreCase, matrixOf, moreCases } from './firestore-matrix.ts';
import { shopCollections } from './shop-collections.ts';
import { wrongVerdicts } from './wrong-verdicts.ts';

const database = new RulesDatabase('demo-rules');
const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
const collections = shopCollections();
const closed = collections.filter((name) => name !== 'books' && name !== 'orders');

beforeAll(() => database.open(rules, collections));

function wrongIn(cases: readonly FirestoreCase[]): Promise<string[]> {
  return wrongVerdicts(cases, (one) => database.evaluate(one), 10);
}

describe('Firestore’s rules', () => {
  it('let people who keep the catalogue read one book by its id, and no caller list or write books', async () => {
    expect(await wrongIn(matrixOf(['books']))).toEqual([]);
  });

  it('let only its shopper and people with the orders role read one, and no caller write it', async () => {
    expect(await wrongIn(matrixOf(['orders']))).toEqual([]);
  });

  it('deny everything else, also to people of the dashboard', async () => {
    expect(closed).toEqual(
      expect.arrayContaining(['stats', 'catalogue', 'bookChanges', 'adminSessions', 'unknown']),
    );
    expect(await wrongIn(matrixOf(closed))).toEqual([]);
  });

  it('allow no shopper a query for orders of others, and no caller one for more than a hundred', async () => {
    expect(await wrongIn(moreCases)).toEqual([]);
  });
});
