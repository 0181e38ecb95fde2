import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recogniseColumns } from '../../../functions/src/book-file/column-names.ts';
import { type Book, newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { type ImportRules, importRulesSchema } from '../../../functions/src/shared/import/import-rules.ts';
import { stockColumns } from '../../../functions/src/shared/import/stock-columns.ts';
import { stockLimits } from '../../../functions/src/shared/stock/stock.ts';
import { lineOf } from '../../../functions/src/shared/values/line-text.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { exported, generous, judge } from './checked-file.ts';

const strict: ImportRules = importRulesSchema.getDefault();

async function kinds(csv: string, shop: readonly Book[] = [], rules = generous): Promise<string[]> {
  return (await judge(csv, shop, rules)).map(({ kind }) => kind);
}

it('A line is about the new book or the used copy of its ISBN, as its condition says', async () => {
  const isbn = '9780439023481';
  const [fresh, used] = [makeBook({ isbn, title: 'A' }), makeBook({ isbn, title: 'A', condition: 'used' })];
  const csv = (condition: string) => `title,isbn,condition,price\nA,${isbn},${condition},7\n`;
  const idsOf = async (condition: string, shop: readonly Book[]) =>
    (await judge(csv(condition), shop)).map(({ kind, plan }) => [kind, plan && 'id' in plan && plan.id]);
  expect(await idsOf('', [used, fresh])).toEqual([['changed', fresh._id]]);
  expect(await idsOf('used', [used, fresh])).toEqual([['changed', used._id]]);
  expect(await idsOf('used', [fresh])).toMatchObject([['new', false]]);
  expect(await idsOf('', [used])).toEqual([['changed', used._id]]);
  expect(await kinds(`title,isbn,condition\nA,${isbn},new\nA,${isbn},used\n`)).toEqual(['new', 'new']);
});

it('A line is a new book, with what the rules say where it says nothing', async () => {
  const rules = importRulesSchema.cast({ ...generous, oldPricePercent: 125 });
  const [line] = await judge('title,isbn,year\nEmma,439023483,1815.0\n', [], rules);
  expect(line).toMatchObject({
    kind: 'new',
    reasons: [],
    plan: {
      book: {
        title: 'Emma',
        isbn: '9780439023481',
        year: 1815,
        category: 'fiction',
        newPrice: 10,
        oldPrice: 12.5,
        description: 'None yet.',
        trending: false,
        coverImage: '',
      },
    },
  });
});

it('A line is faulty, with every reason, where nothing says what a book must have', async () => {
  const [line] = await judge('title,category\nEmma,Poetry\n', [], strict);
  expect(line?.kind).toBe('faulty');
  expect(line?.reasons).toEqual([
    'Category “Poetry” is none of the shop’s: choose one for it',
    'Price is missing',
  ]);
  expect((await judge(`title\n"${'x'.repeat(301)}"\n""\n`)).map(({ reasons }) => reasons)).toEqual([
    ['Title must be at most 300 characters'],
  ]);
  expect(await judge('title,author\n,Jane Austen\nEmma,Jane,Austen\n')).toMatchObject([
    { kind: 'faulty', reasons: ['Title is missing'] },
    { kind: 'faulty', reasons: ['The line has 3 cells, but there are 2 columns'] },
  ]);
});

it('A line is a new book also without a description, and loses signs that turn its texts round', async () => {
  const rules = importRulesSchema.cast({ category: 'fiction', price: '9,50' });
  const [line] = await judge(
    'title,author,tags\n"Em\u202ema\nOne","\u2066Ann\u2069 Lee","a\u200bb; c"\n',
    [],
    rules,
  );
  expect(line).toMatchObject({ kind: 'new', reasons: [] });
  expect(line?.plan).toMatchObject({
    book: { title: 'Emma One', author: 'Ann Lee', subjects: ['ab', 'c'], newPrice: 9.5, description: '' },
  });
});

it('A line names the series apart from the title, and finds the same volume again', async () => {
  const file =
    'title,author,isbn\n"Dune (Dune Chronicles, #1)",F. Herbert,\n"Saga (Saga, #1)",A. Bo,\n"Saga (Saga #2–3)",A. Bo,\n';
  const read = await judge(file);
  const made = read.flatMap(({ plan }) => (plan && 'book' in plan && plan.book ? [plan.book] : []));
  expect(made).toMatchObject([
    { title: 'Dune', series: 'Dune Chronicles', seriesNumber: '1' },
    { title: 'Saga', series: 'Saga', seriesNumber: '1' },
    { title: 'Saga', series: 'Saga', seriesNumber: '2-3' },
  ]);
  const shop = made.map((book, index) => makeBook({ ...book, _id: `b${index}` }));
  expect(await kinds(file, shop)).toEqual(['same', 'same', 'same']);
});

it.each([
  ['Age from,Age to,Audience', '8+,from 8 to 12,Juvenile', { ageFrom: 8, ageTo: 12, audience: 'children' }],
  [
    'Min age,Zielgruppe,Band',
    '6,Jugendliche,Vol. 2',
    { ageFrom: 6, audience: 'teenagers', seriesNumber: '2' },
  ],
  ['Series,Series index,Edition', 'Dune,1.0,3rd', { series: 'Dune', seriesNumber: '1', edition: '3rd' }],
])('A line says whom the book is for and where it stands: %s', async (names, cells, expected) => {
  const [line] = await judge(`title,${names}\nEmma,${cells}\n`);
  expect(line?.plan).toMatchObject({ book: expected });
});

it.each([
  ['Age range', '8-12', [8, 12]],
  ['Age range', '12+', [12, undefined]],
  ['Reading age,Age to', '12+,14.0', [12, 14]],
  ['Age range', '6-18 months', [undefined, undefined]],
  ['Age range', '8-Dec', [undefined, undefined]],
])('A line is for readers of these ages: %s %s', async (names, cells, ages) => {
  const [line] = await judge(`title,${names}\nEmma,${cells}\n`);
  const read = line?.plan && 'book' in line.plan ? line.plan.book : undefined;
  expect([read?.ageFrom, read?.ageTo]).toEqual(ages);
});

it.each([
  ['all', ['changed', 'new'], ['Title: Emma → EMMA', 'Price: 12 → 9.5']],
  ['new', ['passed', 'new'], []],
  ['prices', ['changed', 'passed'], ['Price: 12 → 9.5']],
] as const)('A line does what the rules let a file do: %s', async (scope, expected, changes) => {
  const shop = [makeBook({ title: 'Emma', isbn: '9780439023481', newPrice: 12 })];
  const csv = 'title,isbn,price\nEMMA,0439023483,"9,50"\nKim,,7\n';
  const lines = await judge(csv, shop, { ...generous, scope });
  expect(lines.map(({ kind }) => kind)).toEqual(expected);
  expect(lines[0]?.changes).toEqual(changes);
});

const austen = { title: 'Emma', author: 'Jane Austen' };
const [named, numbered] = [makeBook(austen), makeBook({ ...austen, isbn: '9780439023481' })];
it.each([
  ['by its ISBN', numbered, 'title,isbn\nOther,0439023483\n', ['changed']],
  [
    'by the authors in any order and spelling',
    makeBook({ title: 'Emma', author: 'J. K. Rowling, Neil Gaiman' }),
    'title,author\nEmma,"Gaiman, Neil; JK Rowling"\n',
    ['changed'],
  ],
  ['not by the title alone', named, 'title,author\nEmma,Another Author\n', ['new']],
  ['not when it has another ISBN', numbered, 'title,author,isbn\nEmma,Jane Austen,0061120081\n', ['new']],
  ['and gets the ISBN of the line', named, 'title,author,isbn\nEmma,Jane Austen,0061120081\n', ['changed']],
  ['for one line only', named, 'title,author\nEmma,Jane Austen\nEmma,Jane Austen\n', ['same', 'duplicate']],
])('A book of the shop is found %s', async (_, book, csv, expected) => {
  expect(await kinds(csv, [book])).toEqual(expected);
});

it('A book of the shop is not guessed among several', async () => {
  const shop = [makeBook(austen), makeBook(austen)];
  expect(await judge('title,author\nEmma,Jane Austen\n', shop)).toMatchObject([
    { kind: 'faulty', reasons: [expect.stringContaining('give the ISBN')] },
  ]);
});

it('Two lines of a file are one book when they have one ISBN, or without one the same title and author', async () => {
  const csv = 'title,author,isbn\nA,X,0439023483\nB,Y,9780439023481\nC,Z,\nc,z,\nC,Z,0061120081\n';
  expect(await kinds(csv)).toEqual(['new', 'duplicate', 'new', 'duplicate', 'new']);
});

const text = fc.string({ unit: fc.constantFrom(...'aé ",;\n\r\'=-\t|70./', '<b>', '&amp;') });
const book: fc.Arbitrary<Book> = fc
  .record({
    title: text,
    description: text,
    author: fc.option(text, { nil: undefined }),
    category: fc.constantFrom(...categories),
    trending: fc.boolean(),
    newPrice: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    oldPrice: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    coverImage: fc.constantFrom('', 'emma.480w.avif', 'https://a.example/a,b.jpg?x="1"'),
    isbn: fc.constantFrom(undefined, '9780439023481', '9780061120084'),
    year: fc.option(fc.integer({ min: 1000, max: 2026 }), { nil: undefined }),
    pages: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    language: fc.constantFrom(undefined, 'en', 'zh'),
    format: fc.constantFrom(undefined, 'e-book', 'hardcover'),
    subjects: fc.option(fc.array(text, { maxLength: 5 }), { nil: undefined }),
  })
  .map((fields) =>
    newBookSchema.cast(
      { ...fields, title: `t${fields.title}`, description: `d${fields.description}` },
      { assert: false },
    ),
  )
  .filter((fields) => newBookSchema.isValidSync(fields, { strict: true }))
  .map((fields) => makeBook({ author: undefined, ...fields }));

const stock = fc.record({
  onHand: fc.integer({ min: 0, max: stockLimits.copies }),
  shelf: text.map((shelf) => lineOf(lineOf(shelf).slice(0, stockLimits.shelf))),
});
const stocked = fc.record({ book, stock: fc.option(stock, { nil: undefined }) });

it('What is exported changes nothing when it is imported, and makes the same books in an empty shop', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(stocked, { maxLength: 6, selector: ({ book: { isbn, _id } }) => isbn ?? _id }),
      async (shop) => {
        const books = shop.map((one) => one.book);
        const stocks = new Map(shop.flatMap((one) => (one.stock ? [[one.book._id, one.stock]] : [])));
        const csv = await exported(books, stocks);
        const again = await judge(csv, books, strict, stocks);
        expect(again.map(({ kind, reasons }) => [kind, ...reasons])).toEqual(books.map(() => ['same']));
        const made = (await judge(csv, [], strict)).map(({ plan }) => plan);
        expect(made).toEqual(
          shop.map(({ book: { _id, createdAt, ...fields }, stock: counted }) => {
            const shelf = counted?.shelf ? { shelf: counted.shelf } : {};
            return {
              kind: 'new',
              line: expect.any(Number),
              id: _id,
              createdAt,
              ...(counted && { stock: { onHand: counted.onHand, ...shelf } }),
              book: JSON.parse(JSON.stringify(fields)),
            };
          }),
        );
      },
    ),
  );
});

it('Every field of a book and of its stock has a column in the export, which the import recognises', async () => {
  const columns = (await exported([]))
    .replace(/^\ufeff/, '')
    .trim()
    .split(',');
  const wanted = ['id', ...Object.keys({ ...newBookSchema.fields, ...stockColumns }), 'createdAt'];
  expect(recogniseColumns(columns).toSorted()).toEqual(wanted.toSorted());
});
