import { expect, test } from 'vitest';
import { bestJava, javaMajor } from '../../emulators/java.ts';

test.each([
  ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "22-ea" 2024-03-19', 22],
])('the major version in %j is %i', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});

test('no version is found where none is told', () => {
  expect(javaMajor('The operation could not be completed. Unable to locate a Java Runtime.')).toBeUndefined();
});

test('a Java that is too old is not taken', () => {
  expect(bestJava([{ bin: '/17', major: 17, compiles: true }])).toBeUndefined();
});

test('a Java that compiles goes before a newer one that only runs', () => {
  const runs = { bin: '/25', major: 25, compiles: false };
  const compiles = { bin: '/21', major: 21, compiles: true };
  expect(bestJava([runs, compiles])).toBe(compiles);
});

test('of two that compile the newer one is taken', () => {
  const older = { bin: '/21', major: 21, compiles: true };
  const newer = { bin: '/25', major: 25, compiles: true };
  expect(bestJava([older, newer])).toBe(newer);
});
