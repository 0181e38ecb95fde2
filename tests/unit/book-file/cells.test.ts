import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCell, writtenCell } from '../../../functions/src/book-file/cells.ts';
import { recogniseColumns } from '../../../functions/src/book-file/column-names.ts';
import { readIsbn } from '../../../functions/src/book-file/isbn-cells.ts';
import { readPages, readPrice, readWeight, readYear } from '../../../functions/src/book-file/number-cells.ts';
import { readAuthor, readDescription } from '../../../functions/src/book-file/text-cells.ts';
import {
  isNotOnSale,
  readCondition,
  readCover,
  readFormat,
  readLanguage,
  readTrending,
} from '../../../functions/src/book-file/word-cells.ts';
import { formulaSafe, withoutEscape } from '../../../functions/src/platform/csv/formula-escape.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { importFields } from '../../../functions/src/shared/import/book-import.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { keysOf } from '../../../functions/src/shared/values/table-keys.ts';
import { generous } from './checked-file.ts';

it.each([
  [
    'Goodreads',
    'Title,Author,ISBN,ISBN13,Publisher,Number of Pages,Year Published,Bookshelves',
    'title,author,isbn,isbn13,publisher,pages,year,subjects',
  ],
  [
    'Shopify',
    'Handle,Title,Body (HTML),Vendor,Type,Variant Grams,Variant Price,Variant Compare At Price,Image Src',
    'unused,title,description,author,category,weight,newPrice,oldPrice,coverImage',
  ],
  [
    'WooCommerce',
    'Name,Description,Sale price,Regular price,Categories,Images',
    'title,description,newPrice,oldPrice,category,coverImage',
  ],
  [
    'a data set',
    'isbn,isbn13,authors,original_publication_year,original_title,title,language_code,ratings_count',
    'isbn,isbn13,author,year,originalTitle,title,language,unused',
  ],
  [
    'a German list',
    'Titel,Autor,ISBN,Preis,Kategorie,Beschreibung,Verlag,Jahr,Seiten,Sprache',
    'title,author,isbn,newPrice,category,description,publisher,year,pages,language',
  ],
  ['one price', 'title,list price', 'title,newPrice'],
  ['odd names', '__proto__,constructor,toString,title', 'unused,unused,unused,title'],
  ['the same twice', 'title,title', 'title,unused'],
])('The columns of %s are recognised by their names', (_, names, uses) => {
  expect(recogniseColumns(names.split(',')).join()).toBe(uses);
});

const emma = '9780439023481';
it.each([
  ['of 13 digits', emma, '', emma],
  ['with hyphens', '978-0-439-02348-1', '', emma],
  ['of 10 digits', '', '0439023483', emma],
  ['that has lost its zero', '', '439023483', emma],
  ['that has lost several', '', '61120081', '9780061120084'],
  ['that ends with X', '', '43965548X', '9780439655484'],
  ['kept as text by a spreadsheet', `="${emma}"`, '="0439023483"', emma],
  ['rounded, with the other one whole', '9.78043902348e+12', '439023483', emma],
  ['rounded to six digits, with the other one whole', '9,78044E+12', '439023483', emma],
])('An ISBN %s is taken', (_, isbn13, isbn, expected) => {
  expect(readIsbn(isbn13, isbn)).toEqual({ value: expected });
});

it.each([
  ['that was rounded', '9.78043902348e+12', '', /a spreadsheet has rounded/],
  ['with a wrong check digit', '9780439023482', '', /check digit is wrong/],
  ['and another one', emma, '0061120081', /the line has two/],
  ['rounded from another one', '9.78043955493e+12', '439023483', /are not the same/],
])('An ISBN %s is left out, with the reason', (_, isbn13, isbn, reason) => {
  const read = readIsbn(isbn13, isbn);
  expect(read.value).toBeUndefined();
  expect(read.reason).toMatch(reason);
});

it.each([
  ['', ''],
  ['0', ''],
  ['N/A', ''],
  ['4006381333931', ''],
])('An ISBN is not there: %j, %j', (isbn13, isbn) => {
  expect(readIsbn(isbn13, isbn)).toEqual({});
});

it.each(['free', '12.99-15.99', '-5', '12.345', '9999999', '03. Okt', 'Sep 99'])(
  'A price %s is not guessed',
  (cell) => {
    expect(readPrice(cell, 100, dollars).value).toBeUndefined();
    expect(readPrice(cell, 100, dollars).reason).toMatch(/^Price/);
  },
);

it('A price takes a percentage in whole cents', () => {
  expect(readPrice('12.99', 90, dollars)).toEqual({ value: 11.69 });
});

it('An empty cell says nothing, whatever it holds, and a field without a value has an empty cell', () => {
  const context = { rules: generous, genres: defaultGenres, money: dollars, isOwn: false };
  for (const field of keysOf(importFields)) {
    expect([field, readCell(field, ' ', context)]).toEqual([field, {}]);
    expect([field, writtenCell(field, undefined, dollars)]).toEqual([field, '']);
  }
});

it('Other cells take years and pages as spreadsheets store them', () => {
  expect(
    ['2008', '2008.0', '2008-09-14', 'September 14, 2008', ''].map((cell) => readYear(cell).value),
  ).toEqual([2008, 2008, 2008, 2008, undefined]);
  expect(readYear('-750.0').reason).toMatch(/^Year left out/);
  expect(['374', '374.0', '374 pages', '374 p.', '0'].map((cell) => readPages(cell).value)).toEqual([
    374,
    374,
    374,
    374,
    undefined,
  ]);
  expect(readPages('many').reason).toMatch(/^Pages left out/);
});

it('Other cells take conditions by what sellers call them', () => {
  const used = ['Used', ' second-hand ', 'gebraucht', 'Used - Very Good', 'Very Good', 'Like New'];
  const all = {
    used: [...used, 'gebraucht; gut', 'sehr gut'],
    new: ['new', 'New - Open box'],
    damaged: ['Mängelexemplar', 'damaged'],
  };
  for (const [value, cells] of Object.entries(all))
    for (const cell of cells) expect([cell, readCondition(cell)]).toEqual([cell, { value }]);
  expect(readCondition('constructor').reason).toMatch(/^Condition left out/);
});

it.each([
  ['340', 340],
  ['0.34 kg', 340],
  ['1,5 Kilograms', 1500],
  ['12 ounces', 340],
  ['12.8 oz', 363],
  ['50000', 50_000],
  ['0', undefined],
])('Other cells take the weight %j as %s grams', (cell, value) => {
  expect(readWeight(cell)).toEqual(value === undefined ? {} : { value });
});

it.each(['heavy', '1.200', '1,000 g', '-340', '50001', '51 kg', '1.2.3 kg', '3 stone'])(
  'Other cells leave out the weight %j, and say so',
  (cell) => {
    const read = readWeight(cell);
    expect(read.value).toBeUndefined();
    expect(read.reason).toMatch(/^Weight left out/);
  },
);

it('Other cells take languages by code and by name, and formats by what the trade calls them', () => {
  expect(
    ['en', 'eng', 'en-US', 'English', 'GERMAN', 'fre', 'Deutsch'].map((cell) => readLanguage(cell).value),
  ).toEqual(['en', 'en', 'en', 'en', 'de', 'fr', 'de']);
  expect(readLanguage('Klingonish').reason).toMatch(/^Language left out/);
  expect(
    ['Hardback', 'Mass Market Paperback', 'eBook', 'paperback'].map((cell) => readFormat(cell).value),
  ).toEqual(['hardcover', 'paperback', 'e-book', 'paperback']);
  expect(['Gebunden', 'Taschenbuch', 'Hörbuch'].map((cell) => readFormat(cell).value)).toEqual([
    'hardcover',
    'paperback',
    'audiobook',
  ]);
  expect(readFormat('constructor').reason).toMatch(/^Format left out/);
});

it('Other cells take yes and no, covers, descriptions without HTML, and authors that fit', () => {
  expect([readTrending('Yes'), readTrending('0')]).toEqual([{ value: true }, { value: false }]);
  for (const cell of ['ja', 'Oui', 'SÍ', 'WAHR', 'nein', 'Non', 'nee', 'FALSCH']) {
    const isYes = !/^[nf]/i.test(cell);
    expect([cell, readTrending(cell).value, isNotOnSale(cell)]).toEqual([cell, isYes, !isYes]);
  }
  expect(readCover('https://a.example/1.jpg, https://a.example/2.jpg')).toEqual({
    value: 'https://a.example/1.jpg',
  });
  expect(readCover('http://a.example/1.jpg').reason).toMatch(/^Cover left out/);
  expect(readDescription('<p>One &amp; <b>two</b></p><p>three</p>')).toEqual({ value: 'One & two\nthree' });
  expect(readDescription('<b>kept</b>', { isOwn: true })).toEqual({ value: '<b>kept</b>' });
  expect(readDescription('a < b > c')).toEqual({ value: 'a < b > c' });
  expect(readAuthor(Array.from({ length: 30 }, (_, index) => `Author ${index}`).join(', ')).value).toMatch(
    /Author 18$/,
  );
});

it('Other cells give every text back that was exported, and none as a formula', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@', '\t', ';', ',', ' ', '\n') }),
      (text) => {
        expect(withoutEscape(formulaSafe(text))).toBe(text);
        // As spreadsheets split that treat a semicolon or a tab as the end of a cell.
        const cells = formulaSafe(text).split(/[;\t\n]/);
        expect(cells.filter((cell) => /^ *[=+\-@]/.test(cell))).toEqual([]);
        const amongSemicolons = formulaSafe(text, ';').split(/[;,\t\n]/);
        expect(amongSemicolons.filter((cell) => /^ *[=+\-@]/.test(cell))).toEqual([]);
      },
    ),
  );
});
