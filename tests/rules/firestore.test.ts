import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import { holds } from '../promises/holds.ts';
import { RulesDatabase } from './firestore-database.ts';
import { type FirestoreCase, matrixOf, shapes } from './firestore-matrix.ts';
import { ruleCoverage } from './rule-coverage.ts';
import { shopCollections } from './shop-collections.ts';
import { wrongVerdicts } from './wrong-verdicts.ts';

const database = new RulesDatabase('demo-rules');
const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
const collections = shopCollections();
const closed = collections.filter((name) => name !== 'books' && name !== 'orders');

beforeAll(() => database.open(rules, collections));

function wrongIn(cases: readonly FirestoreCase[]): Promise<string[]> {
  return wrongVerdicts(cases, (one) => database.judge(one), 10);
}

describe('the database', () => {
  it('shows books to everybody and lets nobody write them', async () => {
    expect(await wrongIn(matrixOf(['books']))).toEqual([]);
  });

  it('shows an order to its shopper alone and lets nobody write it', async () => {
    expect(await wrongIn(matrixOf(['orders']))).toEqual([]);
  });

  it('keeps everything else from everybody, the admin included', async () => {
    expect(closed).toEqual(expect.arrayContaining(['stats', 'shelves', 'adminSessions', 'unheard']));
    expect(await wrongIn(matrixOf(closed))).toEqual([]);
  });

  it(
    'answers no question about orders that reaches beyond one’s own, or a hundred',
    holds('roles/shopper'),
    async () => {
      expect(await wrongIn(shapes)).toEqual([]);
    },
  );

  it('has then met and missed every condition of its rules', async () => {
    const coverage = await ruleCoverage(database.project, rules);
    expect(coverage.missing).toEqual([]);
    expect(coverage.conditions).toBeGreaterThan(5);
  });
});
