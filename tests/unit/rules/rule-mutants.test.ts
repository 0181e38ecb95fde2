import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../emulators/project.ts';
import { patternMutants } from '../../rules/pattern-mutants.ts';
import { ruleMutants } from '../../rules/rule-mutants.ts';
import { conditionsOf, conjunctsOf } from '../../rules/rules-text.ts';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    // allow get: if 1 <= 2; is only said
    match /notes/{note} {
      allow get: if true;
      allow list: if isMine('a && b') && request.query.limit <= 100;
    }
  }
}
`;

function texts(source: string): string[][] {
  return conditionsOf(source).map((condition) =>
    conjunctsOf(source, condition).map(({ start, end }) => source.slice(start, end)),
  );
}

function changesOf(line: number): string[] {
  const names = ruleMutants(rules).map(({ name }) => name);
  return names.filter((name) => name.startsWith(`${line}:`)).map((name) => name.replace(/^\S+ /, ''));
}

describe('the conditions of rules', () => {
  test('are found outside of comments, and their parts outside of quotations', () => {
    expect(texts(rules)).toEqual([['true'], ["isMine('a && b')", 'request.query.limit <= 100']]);
  });

  test('are found in functions, but for those that look a document up', () => {
    const functions = 'function a() { return b() && c; } function d() { return firestore.get(/e).data; }';
    expect(texts(functions)).toEqual([['b()', 'c']]);
  });
});

describe('the mutants of rules', () => {
  test('differ in a verb, a condition, a comparison, a bound, a path or a field', () => {
    expect(changesOf(3)).toEqual([]);
    expect(changesOf(4)).toEqual([
      '/notes/{note} → /other/{note}',
      '/notes/{note} → /{anything}/{note}',
      '/notes/{note} → /notes/{note=**}',
      '/notes/{note} → /{anything=**}/notes/{note}',
    ]);
    expect(changesOf(5)).toEqual([
      ...['list', 'create', 'update', 'delete'].map((verb) => `get → ${verb}`),
      ...['list', 'create', 'update', 'delete'].map((verb) => `get → get, ${verb}`),
      'true → false',
      'true → !(true)',
    ]);
    expect(changesOf(6)).toEqual(
      expect.arrayContaining([
        "isMine('a && b') → true",
        "isMine('a && b') → !(isMine('a && b'))",
        'request.query.limit <= 100 → true',
        '<= → <',
        '<= → >',
        '100 → 99',
        '100 → 101',
        'limit → uid',
      ]),
    );
  });

  test('do not add a verb that the same path grants more freely anyway', () => {
    expect(changesOf(6)).toContain('list → list, create');
    expect(changesOf(6)).not.toContain('list → list, get');
  });

  test('are each other than the rules and one another', () => {
    for (const file of ['firestore.rules', 'storage.rules']) {
      const shop = readFileSync(path.join(root, file), 'utf8');
      const mutants = ruleMutants(shop).map((mutant) => mutant.rules);
      expect(mutants).not.toContain(shop);
      expect(new Set(mutants).size).toBe(mutants.length);
      expect(mutants.length).toBeGreaterThan(60);
    }
  });
});

test('the mutants of a pattern differ in an alternative, a character, a number or an end', () => {
  expect(patternMutants('[A-Z_]{0,9}(png|jpg)')).toEqual([
    '.*[A-Z_]{0,9}(png|jpg)',
    '[A-Z_]{0,9}(png|jpg).*',
    '[A-Z_]{0,9}(jpg)',
    '[A-Z_]{0,9}(png)',
    '[A-Z_]{0,9}.*',
    '[_]{0,9}(png|jpg)',
    '[A-Z]{0,9}(png|jpg)',
    '.{0,9}(png|jpg)',
    '[A-Z_]{1,9}(png|jpg)',
    '[A-Z_]{0,8}(png|jpg)',
    '[A-Z_]{0,10}(png|jpg)',
    '[A-Z_]*(png|jpg)',
  ]);
});
