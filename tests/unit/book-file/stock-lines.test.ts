import { expect, it } from 'vitest';
import { recogniseColumns } from '../../../functions/src/book-file/column-names.ts';
import { CheckSummary } from '../../../functions/src/imports/check-summary.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { generous, judge } from './checked-file.ts';

const book = makeBook({ title: 'Emma', author: 'Jane Austen', newPrice: 12 });
const counted = new Map([[book._id, { onHand: 4, shelf: 'B 12' }]]);

async function lineOf(cells: string, stocks = counted, rules = generous) {
  const [line] = await judge(`title,author,stock,shelf\nEmma,Jane Austen,${cells}\n`, [book], rules, stocks);
  return line;
}

it('A line about a book that is counted sets its copies and its shelf, and nothing else', async () => {
  expect(await lineOf('7,C 1')).toMatchObject({
    kind: 'changed',
    reasons: [],
    changes: ['Stock: 4 → 7', 'Shelf: B 12 → C 1'],
    plan: { given: {}, stock: { onHand: 7, expected: 4, shelf: 'C 1' } },
  });
});

it.each([',', '4,B 12', '4.0,', '" 4 ",'])(
  'A line about a book that is counted changes nothing where it says nothing else: %s',
  async (cells) => {
    expect(await lineOf(cells)).toMatchObject({ kind: 'same', reasons: [] });
  },
);

it.each([
  ['-3,', 'Stock left out: “-3” is no whole number of copies like 12'],
  ['2.5,', 'Stock left out: “2.5” is no whole number of copies like 12'],
  ['"1,000",', 'Stock left out: “1,000” is no whole number of copies like 12'],
  ['100001,', 'Stock left out: “100001” is above 100000'],
  [`,${'x'.repeat(21)}`, `Shelf left out: “${'x'.repeat(21)}” has more than 20 characters`],
])(
  'A line about a book that is counted leaves the stock alone where a cell cannot be read, and says so: %s',
  async (cells, reason) => {
    expect(await lineOf(cells)).toMatchObject({ kind: 'same', reasons: [reason] });
  },
);

const none = new Map<string, never>();

it('A line about a book that is not counted begins to count it with its copies', async () => {
  expect(await lineOf('0,C 1', none)).toMatchObject({
    kind: 'changed',
    changes: ['Stock: not counted → 0', 'Shelf: none → C 1'],
    plan: { stock: { onHand: 0, shelf: 'C 1' } },
  });
  expect((await lineOf('3,', none))?.plan).toMatchObject({ stock: { onHand: 3 } });
});

it('A line about a book that is not counted leaves it uncounted without a number of copies, and says so where it has a shelf', async () => {
  expect(await lineOf(',', none)).toMatchObject({ kind: 'same', reasons: [] });
  const reasons = ['Shelf left out: give the Stock of the book, too'];
  expect(await lineOf(',C 1', none)).toMatchObject({ kind: 'same', reasons });
});

it('A line of a new book brings its stock and its shelf with it', async () => {
  const [kim, dune] = await judge('title,stock,shelf\nKim,3,A 1\nDune,,A 2\n');
  expect(kim).toMatchObject({ kind: 'new', reasons: [], plan: { stock: { onHand: 3, shelf: 'A 1' } } });
  expect(dune).toMatchObject({ kind: 'new', reasons: [expect.stringContaining('Shelf left out')] });
  expect(dune?.plan).not.toHaveProperty('stock');
});

it('A file of prices and stock only takes the price and the copies, and says what of them it leaves out', async () => {
  const csv = 'title,author,price,pages,stock,shelf\nEmma,Jane Austen,9,x,7,C 1\nKim,,1,,2,\n';
  const [emma, kim] = await judge(csv, [book], { ...generous, scope: 'prices' }, counted);
  expect(emma).toMatchObject({
    kind: 'changed',
    reasons: [],
    changes: ['Price: 12 → 9', 'Stock: 4 → 7'],
    plan: { given: { newPrice: 9 }, stock: { onHand: 7, expected: 4 } },
  });
  expect(emma?.plan).not.toHaveProperty('stock.shelf');
  expect(kim?.kind).toBe('passed');
  const unread = await lineOf('x,', counted, { ...generous, scope: 'prices' });
  expect(unread?.reasons).toEqual(['Stock left out: “x” is no whole number of copies like 12']);
});

it('The check counts the lines that change how many copies there are', async () => {
  const csv = 'title,author,stock,shelf\nEmma,Jane Austen,7,\nKim,,3,\nDune,,,\n';
  const summary = new CheckSummary();
  const add = async (file: string) => {
    for (const line of await judge(file, [book], generous, counted)) summary.add(line, {});
  };
  await add(csv);
  await add('title,author,stock,shelf\nEmma,Jane Austen,4,C 1\n');
  expect(summary.result().counts).toMatchObject({ lines: 4, new: 2, changed: 2, stock: 2 });
});

it.each([
  ['the shop’s own export', 'Title,Stock,Shelf', 'title,onHand,shelf'],
  ['Shopify', 'Title,Variant Inventory Qty', 'title,onHand'],
  ['WooCommerce', 'Name,In stock?,Stock', 'title,unused,onHand'],
  ['a German list', 'Titel,Bestand,Regal', 'title,onHand,shelf'],
  ['Goodreads', 'Title,Bookshelves,Exclusive Shelf,Owned Copies', 'title,subjects,unused,unused'],
])('The columns of %s are recognised', (_, names, uses) => {
  expect(recogniseColumns(names.split(','))).toEqual(uses.split(','));
});
