import { expect, it } from 'vitest';
import { auditLimits, auditState, readAuditEntry } from '../../../functions/src/shared/audit/audit.ts';
import { differencesOf } from '../../../functions/src/shared/audit/audit-difference.ts';
import { auditCursor } from '../../../functions/src/shared/audit/audit-query.ts';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { parseCursor } from '../../../functions/src/shared/values/list-cursor.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { times } from '../../fixtures/times.ts';

it('The history keeps texts and lists of a bounded size, and nothing that is neither', () => {
  const kept = auditState({
    title: 'x'.repeat(9000),
    subjects: times(99, (index) => `s${index}`),
    stockLeft: undefined,
    nested: { deep: true },
    mixed: ['a', 1],
    trending: false,
  });
  expect(Object.keys(kept)).toEqual(['title', 'subjects', 'trending']);
  expect([kept.title, kept.subjects].map((value) => String(value).length)).toEqual([
    auditLimits.text,
    times(auditLimits.list, (index) => `s${index}`).join().length,
  ]);
});

it('The history reads no entry of an unknown kind, and any other with what it lacks', () => {
  expect(readAuditEntry('a', { kind: 'constructor', action: 'added' })).toBeUndefined();
  expect(readAuditEntry('a', { kind: 'book', action: 'toString' })).toBeUndefined();
  const entry = readAuditEntry('a', { kind: 'book', action: 'added', before: 7 });
  expect(entry).toMatchObject({ id: 'a', by: '', title: '', at: '1970-01-01T00:00:00.000Z' });
  expect(entry).not.toHaveProperty('before');
  expect(parseCursor(auditCursor({ id: 'a', at: '2026-11-22T09:00:00.000Z' }))).toMatchObject({ id: 'a' });
});

it('What differs is named for every field of a book that can be changed', () => {
  const fields = Object.keys(newBookSchema.fields);
  const all = Object.fromEntries(fields.map((field) => [field, `a ${field}`]));
  const differences = differencesOf(undefined, all);
  expect(differences.map(({ field }) => field)).toEqual(fields);
  expect(differences.filter(({ label }) => label === '')).toEqual([]);
});

it('What differs is only what is another value, and nothing that the shop keeps for itself', () => {
  const before = auditState({ ...makeBook({ newPrice: 5, subjects: ['a'] }) });
  const after = { ...before, newPrice: 6, subjects: ['a'], createdAt: 'later', author: '' };
  expect(differencesOf({ ...before, author: '' }, after)).toEqual([
    { field: 'newPrice', label: 'New Price', before: 5, after: 6 },
  ]);
});
