import { expect, it } from 'vitest';
import { type StateSinceImport, undoLine } from '../../../functions/src/use-cases/imports/undo-line.ts';

const added = {
  id: 'emma',
  line: 2,
  title: 'Emma',
  version: 1,
  isDeletion: false,
  isOfStockOnly: false,
};
const nothing: StateSinceImport = {
  what: 'import',
  present: new Map(),
  counted: new Map(),
  ordered: new Set(),
  holders: new Map(),
};

it.each([
  ['import', 'It has been deleted since the import'],
  ['change', 'It has been deleted since the change'],
] as const)('A book that is gone by the undo of an %s is named with why', (what, reason) => {
  expect(undoLine('an-import', added, { ...nothing, what })).toEqual({ kept: [reason] });
});
