import path from 'node:path';
import { expect, it } from 'vitest';
import { collections } from '../../../functions/src/shared/collections.ts';
import { allShopperData, shopperData } from '../../../functions/src/use-cases/shoppers/shopper-data.ts';
import { filesLike, read } from '../../fixtures/repository-files.ts';

/** Next to the word uid, but not of shoppers: people of the dashboard have one, too. */
const ofPeople = ['adminAttempts', 'adminDevices', 'adminSessions', 'deviceLinks'];
/** These hold the id of an order, the totals of a book's reviews, or the key of signatures. */
const ofNobody = ['orderNumbers', 'ratings', 'keys'];

/** The collections named in each folder of the functions that mentions a uid. */
function besideUids(): string[] {
  const files = filesLike('functions/src/*/**/*.ts');
  const folders = Map.groupBy(files, (file) => file.split(path.sep)[2]);
  return [...folders.values()].flatMap((inFolder) => {
    const text = inFolder.map(read).join('\n');
    const names = [...text.matchAll(/\bcollection\(\s*'(\w+)'/g)].map(([, name = '']) => name);
    return /\buid\b/.test(text) ? names : [];
  });
}

function withUidInIndexes(): string[] {
  const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json'));
  const fields = (one: { fieldPath?: string; fields?: object[] }) =>
    JSON.stringify(one.fields ?? one.fieldPath);
  return [...indexes, ...fieldOverrides]
    .filter((one) => fields(one).includes('"uid"'))
    .map(({ collectionGroup }) => collectionGroup);
}

function withUidInRules(): string[] {
  const parts = read('firestore.rules').split(/(?=\n {4}match \/)/);
  const named = parts.filter((part) => part.includes('data.uid'));
  return named.map((part) => /match \/(\w+)\//.exec(part)?.[1] ?? part);
}

it.each([
  ['the folders that know uids', besideUids],
  ['the indexes', withUidInIndexes],
  ['the security rules', withUidInRules],
])('Every collection with a uid in %s is exported and erased with its shopper', (_, find) => {
  const names = new Set(find());
  expect(names).toContain('orders');
  const missing = [...names].filter((name) => !(name in shopperData));
  expect(missing.filter((name) => ![...ofPeople, ...ofNobody].includes(name))).toEqual([]);
});

it('Each is erased in one way, or says why it stays', () => {
  for (const { erase, eraseWithOrder, kept } of allShopperData) {
    expect([erase, eraseWithOrder, kept].filter(Boolean)).toHaveLength(1);
  }
  const named = Object.entries(collections).filter(([, one]) => 'ofShoppers' in one);
  expect(Object.keys(shopperData).sort()).toEqual(named.map(([name]) => name).sort());
});
