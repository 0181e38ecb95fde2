import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../emulators/project.ts';
import { exactly } from '../figures.ts';
import { RulesDatabase } from '../rules/firestore-database.ts';
import { matrixOf, moreCases } from '../rules/firestore-matrix.ts';
import { type RuleMutant, ruleMutants } from '../rules/rule-mutants.ts';
import { shopCollections } from '../rules/shop-collections.ts';
import { StorageEvaluator } from '../rules/storage-evaluator.ts';
import { storageCases } from '../rules/storage-matrix.ts';
import { firstWrong } from '../rules/wrong-verdicts.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const firestoreRules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
const storageRules = readFileSync(path.join(root, 'storage.rules'), 'utf8');
const collections = shopCollections();
const closed = collections.filter((name) => name !== 'books' && name !== 'orders');
// Those that find most mutants come first.
const firestoreCases = [...moreCases, ...matrixOf(['books', 'orders']), ...matrixOf(closed)];

let storage: StorageEvaluator;

beforeAll(async () => {
  storage = await StorageEvaluator.start();
});

afterAll(() => storage.stop());

/**
 * Mutants of Firestore's rules that no case can tell from the right rules: without a sign-in the conditions that follow
 * fail by themselves, and no test can ask at the very instant at which a session ends. Storage's rules, which are
 * evaluated at a time of the test's own, have the same comparison.
 */
const equivalent = [/request\.auth != null → true$/, /> → >=$/];

/** As many of the mutants as the size of the run asks for, spread evenly over the rules. */
function chosen(mutants: readonly RuleMutant[]): RuleMutant[] {
  const step = Math.ceil(mutants.length / runSize({ quick: 5, full: mutants.length }));
  return mutants.filter((_, index) => index % step === 0);
}

/** The mutants that every case judges like the right rules. */
async function survivors(
  mutants: readonly RuleMutant[],
  isKilled: (mutant: RuleMutant, index: number) => Promise<boolean>,
) {
  const alive: string[] = [];
  for (const [index, mutant] of mutants.entries()) {
    if (!(await isKilled(mutant, index))) alive.push(mutant.name);
  }
  return alive;
}

test('no clause of Firestore’s rules can be wrong without a case that fails', {
  timeout: 600_000,
}, async () => {
  const distinct = ruleMutants(firestoreRules).filter(
    ({ name }) => !equivalent.some((pattern) => pattern.test(name)),
  );
  const mutants = chosen(distinct);
  const cases = [...firestoreCases];
  const alive = await survivors(mutants, async ({ rules }, index) => {
    const database = new RulesDatabase(`demo-mutant-${index}`);
    await database.open(rules, collections);
    return (await firstWrong(cases, (one) => database.evaluate(one))) !== undefined;
  });
  expect(alive).toEqual([]);
  expectGoal(exactly('Rules', 'Firestore: mutants killed', mutants.length - alive.length, mutants.length));
});

test('no clause of Storage’s rules can be wrong without a case that fails', {
  timeout: 600_000,
}, async () => {
  const mutants = chosen(ruleMutants(storageRules));
  const cases = [...storageCases];
  const alive = await survivors(mutants, async ({ rules }) => {
    await storage.load(rules);
    return (await firstWrong(cases, (one) => storage.evaluate(one))) !== undefined;
  });
  expect(alive).toEqual([]);
  expectGoal(exactly('Rules', 'Storage: mutants killed', mutants.length - alive.length, mutants.length));
});
