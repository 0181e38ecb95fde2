import { expect, it } from 'vitest';
import { unbrokenDay } from '../../web/src/components/labels/unbroken-day.ts';

const day = new Date('2026-12-03T00:00:00Z');
const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

it.each([
  ['en-US', 'Thursday, December_3', 'December_3, 2026'],
  ['de-DE', 'Donnerstag, 3._Dezember', '3._Dezember 2026'],
  ['fr-FR', 'jeudi 3_décembre', '3_décembre 2026'],
  ['nl-NL', 'donderdag 3_december', '3_december 2026'],
  ['es-ES', 'jueves, 3_de_diciembre', '3_de_diciembre de 2026'],
])('A day in %s is not broken between its number and its month', (locale, expected, dated) => {
  const shown = (text: string) => unbrokenDay(text).replaceAll('\u00a0', '_');
  expect(shown(day.toLocaleDateString(locale, format))).toBe(expected);
  expect(shown(day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }))).toBe(dated);
});
