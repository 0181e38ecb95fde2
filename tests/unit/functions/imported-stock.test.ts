import { expect, it } from 'vitest';
import { importedStock, stockBeforeImport } from '../../../functions/src/stock/imported-stock.ts';

const stock = (onHand: number, shelf = 'B 12') => ({ onHand, lowAt: 1, shelf });
type Stock = ReturnType<typeof stock>;
type Changed = [after: Stock | undefined, change: number];
const changedTo = (change: Changed | undefined, reason: string) =>
  change && { changed: { after: change[0], change: change[1], reason } };

const uncounted = 'the book is not counted any more';
it.each<[string, Stock | undefined, Parameters<typeof importedStock>[1], (Changed | undefined)?, string?]>([
  ['sets the copies', stock(5), { onHand: 8, expected: 5 }, [stock(8), 3]],
  ['keeps what was sold since the check', stock(4), { onHand: 8, expected: 5 }, [stock(7), 3]],
  ['leaves no fewer than none', stock(1), { onHand: 2, expected: 5 }, [stock(0), -1]],
  ['takes the most that there can be', stock(5), { onHand: 100_000, expected: 5 }, [stock(100_000), 99_995]],
  [
    'leaves a stock that would be too large',
    stock(3),
    { onHand: 100_000, expected: 2 },
    undefined,
    'a book can have at most 100000 copies',
  ],
  ['moves a book to another shelf', stock(5), { shelf: 'C 1' }, [stock(5, 'C 1'), 0]],
  ['leaves a book on its shelf', stock(5), { shelf: 'B 12' }],
  ['leaves a book that is counted no more', undefined, { onHand: 3, expected: 2 }, undefined, uncounted],
  ['puts no book on a shelf that is not counted', undefined, { shelf: 'C 1' }, undefined, uncounted],
  [
    'leaves a book that is counted by now',
    stock(5),
    { onHand: 3 },
    undefined,
    'the book has been counted since the check',
  ],
])('A line of an import %s', (_, now, plan, change, kept) => {
  expect(importedStock(now, plan)).toEqual({ ...changedTo(change, 'import'), ...(kept && { kept }) });
});

it('A line of an import begins to count a book', () => {
  const after = { onHand: 3, lowAt: 0, shelf: 'C 1' };
  expect(importedStock(undefined, { onHand: 3, shelf: 'C 1' })).toEqual(changedTo([after, 3], 'started'));
});

const moved = { before: stock(2), after: stock(5, 'C 1') };
it.each<
  [string, Stock | undefined, Parameters<typeof stockBeforeImport>[1], (Changed | undefined)?, string?]
>([
  ['gives back the difference and the shelf', stock(4, 'C 1'), moved, [stock(1), -3]],
  ['gives copies back', stock(1), { before: stock(5), after: stock(2) }, [stock(4), 3]],
  [
    'gives back the shelf alone',
    stock(3, 'C 1'),
    { before: stock(5), after: stock(5, 'C 1') },
    [stock(3), 0],
  ],
  [
    'leaves the copies that were sold',
    stock(1, 'C 1'),
    moved,
    [stock(1), 0],
    '2 of 3 copies were sold or taken meanwhile',
  ],
  [
    'leaves the shelf of today',
    stock(5, 'D 4'),
    moved,
    [stock(2, 'D 4'), -3],
    'the book has been put on another shelf since the import',
  ],
  ['ends the counting', stock(5), { after: stock(5) }, [undefined, -5]],
  ['ends the counting of nothing', stock(0), { after: stock(0) }, [undefined, 0]],
  ['goes on counting what came since', stock(6), { after: stock(5) }, [stock(1), -5]],
  [
    'goes on counting what was sold since',
    stock(4),
    { after: stock(5) },
    undefined,
    '1 of 5 copies were sold or taken meanwhile',
  ],
  ['leaves a book that is counted no more', undefined, moved, undefined, 'it is not counted any more'],
])('The undo of a line %s', (_, now, past, change, kept) => {
  expect(stockBeforeImport(now, past)).toEqual({ ...changedTo(change, 'undone'), ...(kept && { kept }) });
});
