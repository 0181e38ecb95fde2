import { expect, it } from 'vitest';
import { refuseOtherCurrency } from '../../../functions/src/book-file/column-units.ts';
import { onixPrice } from '../../../functions/src/book-file/onix-price.ts';
import { onixProducts } from '../../../functions/src/book-file/onix-tree.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { each } from '../../fixtures/pieces.ts';
import { exported, generous, judge } from './checked-file.ts';
import { onixMessage } from './onix-messages.ts';

/** The kind of each line, and these fields of its book. */
async function made(csv: string, ...names: readonly string[]) {
  return (await judge(csv)).map(({ kind, plan }) => {
    const book: Readonly<Record<string, unknown>> = plan?.kind === 'new' ? { ...plan.book } : {};
    return [kind, ...names.map((name) => book[name])];
  });
}

it.each([
  ['Weight (kg)', '0.34', 340],
  ['Weight (oz)', '12', 340],
  ['Weight (lbs)', '1', 454],
  ['Gewicht (kg)', '"0,34"', 340],
  ['Weight (kg)', '340 g', 340],
])(
  'A file of another program says the unit of its weights in the name of the column: %s, %s',
  async (name, cell, grams) => {
    expect(await made(`title,${name}\nEmma,${cell}\n`, 'weight')).toEqual([['new', grams]]);
  },
);

it.each(['Price (EUR)', 'Preis in €', 'Price [eur]'])(
  'A file of another program is refused with prices in another currency: %s',
  (name) => {
    expect(() => refuseOtherCurrency(name, dollars)).toThrow(/has prices in EUR, but the shop sells in USD/);
  },
);

it.each(['Price (USD)', 'Price ($)', 'Price', 'Body (HTML)'])(
  'A file of another program may name its price %s',
  async (name) => {
    expect(() => refuseOtherCurrency(name, dollars)).not.toThrow();
  },
);

it('A file of another program has a line for each variant of a product, and others that only name a picture', async () => {
  const csv = [
    'Handle,Title,Vendor,Option1 Value,Variant Price,Variant Barcode,Image Src',
    'emma,Emma,Jane Austen,Hardback,20.00,9780439023481,https://a.example/1.jpg',
    'emma,,,Paperback,9.50,9780061120084,',
    'emma,,,,,,https://a.example/2.jpg',
    'kim,Kim,Rudyard Kipling,Default Title,7.00,,',
  ].join('\n');
  expect(await made(csv, 'title', 'author', 'format', 'newPrice', 'isbn')).toEqual([
    ['new', 'Emma', 'Jane Austen', 'hardcover', 20, '9780439023481'],
    ['new', 'Emma', 'Jane Austen', 'paperback', 9.5, '9780061120084'],
    ['passed', undefined, undefined, undefined, undefined, undefined],
    ['new', 'Kim', 'Rudyard Kipling', undefined, 7, undefined],
  ]);
});

it('A file of another program has variants without ISBNs, which are books of their own by their format', async () => {
  const csv = [
    'Handle,Title,Vendor,Option1 Value,Variant Price',
    'emma,Emma,Jane Austen,Hardback,20.00',
    'emma,,,Paperback,9.50',
  ].join('\n');
  expect((await judge(csv)).map(({ kind }) => kind)).toEqual(['new', 'new']);
  const shop = ['hardcover', 'paperback'].map((format) =>
    makeBook({ title: 'Emma', author: 'Jane Austen', format }),
  );
  expect((await judge(csv, shop)).map(({ kind }) => kind)).toEqual(['changed', 'changed']);
});

it('A file of LibraryThing has ISBNs in brackets, names of sorting, and summaries that describe nothing', async () => {
  const csv = [
    ['Book Id', 'Title', 'Sort Character', 'Primary Author', 'Date', 'Summary', 'ISBN'],
    ['1', 'Marelle', '1', 'Cortázar, Julio', '1979', 'Marelle by Julio Cortázar (1979)', '[2070291340]'],
  ];
  const tsv = csv.map((cells) => cells.join('\t')).join('\n');
  expect(await made(tsv, 'isbn', 'author', 'year', 'description')).toEqual([
    ['new', '9782070291342', 'Julio Cortázar', 1979, 'None yet.'],
  ]);
});

it('A file of StoryGraph has its ISBNs in the column ISBN/UID', async () => {
  const csv = 'Title,Authors,Contributors,ISBN/UID,Format\nEmma,Jane Austen,,9780439023481,paperback\n';
  expect(await made(csv, 'isbn', 'author')).toEqual([['new', '9780439023481', 'Jane Austen']]);
});

it('A file of Calibre has descriptions in its comments, and covers that lie on a computer', async () => {
  const csv =
    'author_sort,authors,comments,cover,isbn,title\n"Austen, Jane",Jane Austen,<p>Clever.</p>,/home/me/cover.jpg,9780439023481,Emma\n';
  expect(await judge(csv)).toMatchObject([
    { kind: 'new', reasons: [], plan: { book: { description: 'Clever.', coverImage: '' } } },
  ]);
});

it('A file of another program has entities of HTML in its texts, which are decoded once', async () => {
  const csv =
    'title,author,publisher,description,tags\nPride &amp; Prejudice,Andr&eacute; M&uuml;ller,Simon &amp; Co,Fish &amp;amp; chips&hellip;,caf&eacute;\n';
  expect(await made(csv, 'title', 'author', 'publisher', 'description', 'subjects')).toEqual([
    ['new', 'Pride & Prejudice', 'André Müller', 'Simon & Co', 'Fish &amp; chips…', ['café']],
  ]);
});

it('A file of the shop itself keeps a title that truly says &amp;', async () => {
  const book = makeBook({ title: 'The entity &amp; its uses' });
  expect(await judge(await exported([book]), [book])).toMatchObject([{ kind: 'same', reasons: [] }]);
});

it('A file of another program has an ISBN with a wrong check digit only where it says that it is printed so, as the export does', async () => {
  const book = makeBook({ isbn: '9783453058291' });
  const csv = await exported([book]);
  expect(csv).toContain(',978-3453058291 (as printed),');
  expect(await judge(csv, [book])).toMatchObject([{ kind: 'same', reasons: [] }]);
  expect(await judge(csv)).toMatchObject([{ kind: 'new', plan: { book: { isbn: book.isbn } } }]);
  const priced = 'isbn,price\n978-3-453-05829-1 (as printed),7\n';
  const [changed] = await judge(priced, [book]);
  expect(changed).toMatchObject({ kind: 'changed', reasons: [], changes: ['Price: 12.5 → 7'] });
});

it('A file of another program begins with the line by which Excel is told what separates the cells', async () => {
  expect(await made('sep=;\r\ntitle;price\r\n"Emma; or not";9,50\r\n', 'title', 'newPrice')).toEqual([
    ['new', 'Emma; or not', 9.5],
  ]);
});

it('A file of a German wholesaler names its groups of goods beside its categories', async () => {
  const csv = 'Titel;Warengruppe;Kategorie;Ladenpreis;Erscheinungsjahr\nEmma;1110;Fiction;9,50;2003\n';
  expect(await made(csv, 'category', 'newPrice', 'year')).toEqual([['new', 'fiction', 9.5, 2003]]);
  expect(await made('Titel;Preis;Erscheinungsdatum\nEmma;9,50;01.03.2003\n', 'year')).toEqual([
    ['new', 2003],
  ]);
});

it.each([
  ['Name,Published,Regular price\nEmma,-1,9.99\nKim,1,7\nIvanhoe,0,5\n', ['draft', 'new', 'draft']],
  ['Title,Published,Status,Variant Price\nEmma,TRUE,draft,9.99\nKim,TRUE,active,7\n', ['draft', 'new']],
  ['Title,Published,Price\nEmma,2003,9.99\n', ['new']],
])('A file of another program says what is not on sale, which becomes a draft: %j', async (csv, kinds) => {
  const lines = await judge(csv);
  expect(lines.map(({ kind }) => kind)).toEqual(kinds);
  const drafts = lines.filter(({ kind }) => kind === 'draft');
  for (const { reasons } of drafts) expect(reasons).toEqual(['Not on sale in the file: it becomes a draft']);
  if (drafts.length > 0) {
    expect(drafts[0]?.plan).toMatchObject({ draft: { title: 'Emma', newPrice: 9.99 } });
    expect(drafts[0]?.plan).not.toHaveProperty('draft.year');
  }
  const shop = [makeBook({ title: 'Emma', author: undefined })];
  if (drafts.length > 0) expect((await judge(csv, shop))[0]?.kind).toBe('passed');
});

it('A file of prices and stock alone has no titles', async () => {
  const book = makeBook({ isbn: '9780439023481', newPrice: 12 });
  const rules = { ...generous, scope: 'prices' as const };
  const lines = await judge('isbn,price,stock\n0439023483,9.50,3\n0061120081,7,1\n', [book], rules);
  expect(lines.map(({ kind, changes }) => [kind, ...changes])).toEqual([
    ['changed', 'Price: 12 → 9.5', expect.stringContaining('Stock')],
    ['passed'],
  ]);
  expect(await judge('isbn,price\n0061120081,7\n')).toMatchObject([
    { kind: 'faulty', reasons: ['Title is missing'] },
  ]);
});

const price = (type: string, amount: string, more = '') =>
  `<Price><PriceType>${type}</PriceType>${more}<PriceAmount>${amount}</PriceAmount></Price>`;
const until = (role: string, date: string) =>
  `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${date}</Date></PriceDate>`;
const inCountry = (countries: string) =>
  `<Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>`;
const usual = price('02', '8.90');
const germany = price('02', '8.90', inCountry('CH DE'));
const all = price('05', '6.50') + price('03', '11.21') + price('02', '12.00');

const german = { isTaxIncluded: true, country: 'DE' };
it.each([
  ['with tax where the shop includes it, never the supplier’s', all, german, '12.00'],
  ['fixed before recommended', all + price('04', '12.90'), german, '12.90'],
  ['never the supplier’s alone', price('05', '6.50'), german, ''],
  ['not one that begins later', price('04', '9.90', until('14', '20261201')) + usual, german, '8.90'],
  ['one that holds today', price('04', '9.90', until('24', '20261101 20261130')), german, '9.90'],
  ['of the country', price('04', '9.90', inCountry('AT')) + germany, german, '8.90'],
  ['for everybody', price('04', '5.00', '<PriceQualifier>06</PriceQualifier>') + usual, german, '8.90'],
])('The price of an ONIX product is the one %s', async (_, prices, shop, expected) => {
  const message = onixMessage(
    `<Product><ProductSupply><SupplyDetail>${prices}</SupplyDetail></ProductSupply></Product>`,
  );
  for await (const { product } of onixProducts(each(message))) {
    expect(onixPrice(product, 'USD', { money: dollars, day: '20261126', ...shop })).toBe(expected);
  }
  expect.hasAssertions();
});
