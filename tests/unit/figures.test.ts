import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { atLeast, atMost, exactly, figureTables, readFigures, writeFigure } from '../figures.ts';

test('a figure meets its goal up to the goal itself', () => {
  expect(atMost('Weight', 'HTML', 14, 14, 'KiB')).toMatchObject({ goal: '≤ 14 KiB', met: true });
  expect(atMost('Weight', 'HTML', 14.1, 14, 'KiB')).toMatchObject({ measured: '14.1 KiB', met: false });
  expect(atLeast('Rules', 'cases', 175, 175).met).toBe(true);
  expect(atLeast('Rules', 'cases', 174, 175).met).toBe(false);
  expect(exactly('Orders', 'lost', 0, 0)).toMatchObject({ measured: '0', goal: '= 0', met: true });
  expect(exactly('Orders', 'lost', 1, 0).met).toBe(false);
});

test('a value that is no number meets no goal', () => {
  expect(atMost('Weight', 'HTML', Number.NaN, 14).met).toBe(false);
  expect(atLeast('Weight', 'HTML', Number.NaN, 14).met).toBe(false);
});

test('figures come as a table for each group, with a cross where a goal is missed', () => {
  const figures = [atMost('Home', 'HTML', 15, 14, 'KiB'), exactly('Orders', 'lost', 0, 0)];
  expect(figureTables(figures)).toBe('Home\n  ✗ HTML  15 KiB  ≤ 14 KiB\n\nOrders\n  ✓ lost  0  = 0');
});

test('figures are kept in a file from one process to the other', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'figures-')), 'figures.jsonl');
  expect(readFigures(file)).toEqual([]);
  const figures = [exactly('Orders', 'lost', 0, 0), atMost('Home', 'HTML', 13, 14, 'KiB')];
  for (const figure of figures) writeFigure(file, figure);
  expect(readFigures(file)).toEqual(figures);
});
