import { describe, expect, it } from 'vitest';
import { importedStock, stockBeforeImport } from '../../../functions/src/stock/imported-stock.ts';

const stock = (onHand: number, shelf = 'B 12') => ({ onHand, lowAt: 1, shelf });

describe('a line of an import', () => {
  it('sets the copies, and takes what was sold or received since the check into account', () => {
    const plan = { onHand: 8, expected: 5 };
    expect(importedStock(stock(5), plan)).toEqual({
      changed: { after: stock(8), change: 3, reason: 'import' },
    });
    expect(importedStock(stock(4), plan).changed?.after).toEqual(stock(7));
    expect(importedStock(stock(1), { onHand: 2, expected: 5 }).changed).toMatchObject({
      after: stock(0),
      change: -1,
    });
  });

  it('moves a book to another shelf, with a movement of no copies', () => {
    expect(importedStock(stock(5), { shelf: 'C 1' })).toEqual({
      changed: { after: stock(5, 'C 1'), change: 0, reason: 'import' },
    });
    expect(importedStock(stock(5), { shelf: 'B 12' })).toEqual({});
  });

  it('begins to count a book, and lets nothing of it change that was counted or uncounted since the check', () => {
    expect(importedStock(undefined, { onHand: 3, shelf: 'C 1' })).toEqual({
      changed: { after: { onHand: 3, lowAt: 0, shelf: 'C 1' }, change: 3, reason: 'started' },
    });
    const uncounted = { kept: 'the book is not counted any more' };
    expect(importedStock(undefined, { onHand: 3, expected: 2 })).toEqual(uncounted);
    expect(importedStock(undefined, { shelf: 'C 1' })).toEqual(uncounted);
    expect(importedStock(stock(5), { onHand: 3 })).toEqual({
      kept: 'the book has been counted since the check',
    });
  });

  it('leaves a stock that would have too many copies', () => {
    const kept = 'a book can have at most 100000 copies';
    expect(importedStock(stock(3), { onHand: 100_000, expected: 2 })).toEqual({ kept });
  });
});

describe('the undo of a line', () => {
  it('gives back the difference, whatever was sold since, and the shelf', () => {
    const past = { before: stock(2), after: stock(5, 'C 1') };
    expect(stockBeforeImport(stock(4, 'C 1'), past)).toEqual({
      changed: { after: stock(1), change: -3, reason: 'undone' },
    });
    const fewer = { before: stock(5), after: stock(2) };
    expect(stockBeforeImport(stock(1), fewer).changed).toMatchObject({ after: stock(4), change: 3 });
  });

  it('gives back the shelf alone', () => {
    const past = { before: stock(5), after: stock(5, 'C 1') };
    expect(stockBeforeImport(stock(3, 'C 1'), past)).toEqual({
      changed: { after: stock(3), change: 0, reason: 'undone' },
    });
  });

  it('leaves the copies that were sold, and says so, but gives back the shelf', () => {
    const past = { before: stock(2), after: stock(5, 'C 1') };
    const kept = '2 of 3 copies were sold or taken meanwhile';
    expect(stockBeforeImport(stock(1, 'C 1'), past)).toEqual({
      changed: { after: stock(1), change: 0, reason: 'undone' },
      kept,
    });
    expect(stockBeforeImport(stock(1), { before: stock(2), after: stock(5) })).toEqual({ kept });
  });

  it('leaves the shelf on which the book stands since, and says so, but gives back the copies', () => {
    const past = { before: stock(2), after: stock(5, 'C 1') };
    expect(stockBeforeImport(stock(5, 'D 4'), past)).toEqual({
      changed: { after: stock(2, 'D 4'), change: -3, reason: 'undone' },
      kept: 'the book has been put on another shelf since the import',
    });
  });

  it('ends the counting that the line began, unless something has changed since', () => {
    const past = { after: stock(5) };
    expect(stockBeforeImport(stock(5), past)).toEqual({
      changed: { after: undefined, change: -5, reason: 'undone' },
    });
    expect(stockBeforeImport(stock(6), past).changed).toMatchObject({ after: stock(1), change: -5 });
    expect(stockBeforeImport(stock(4), past).kept).toBe('1 of 5 copies were sold or taken meanwhile');
    const none = { after: stock(0) };
    expect(stockBeforeImport(stock(0), none).changed).toEqual({
      after: undefined,
      change: 0,
      reason: 'undone',
    });
  });

  it('leaves a book that is not counted any more, and says so', () => {
    const kept = 'it is not counted any more';
    expect(stockBeforeImport(undefined, { before: stock(2), after: stock(5) })).toEqual({ kept });
  });
});
