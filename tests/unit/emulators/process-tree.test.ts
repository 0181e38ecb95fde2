import { expect, test } from 'vitest';
import { descendants, parseProcesses } from '../../emulators/process-tree.ts';

const listing = `
    1     0 Sat Nov 21 01:38:00 2026
   20     1 Sat Nov 21 01:40:00 2026
   30    20 Sat Nov 21 01:41:00 2026
   31    20 Sat Nov 21 01:41:01 2026
   40    30 Sat Nov 21 01:42:00 2026
   99     1 Sat Nov 21 01:43:00 2026
`;

test('a line gives the process, its parent and its start', () => {
  expect(parseProcesses(listing)[2]).toEqual({ pid: 30, parent: 20, started: 'Sat Nov 21 01:41:00 2026' });
});

test('the family of a process is everything below it and nothing else', () => {
  const all = parseProcesses(listing);
  expect(descendants(all, 20).map(({ pid }) => pid)).toEqual([30, 40, 31]);
  expect(descendants(all, 99)).toEqual([]);
});
