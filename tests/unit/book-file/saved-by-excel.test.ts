import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importRulesSchema } from '../../../functions/src/shared/import/import-rules.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { judge } from './checked-file.ts';

const saved = (name: string) =>
  readFileSync(new URL(`../../fixtures/saved-by-excel/${name}.csv`, import.meta.url), 'utf8');

const common = { author: 'Ann Lee', publisher: 'Quay', trending: false };
const shop = [
  makeBook({
    ...common,
    _id: 'decimals',
    title: '3.10',
    isbn: '9780439023481',
    description: 'One train.',
    year: 2011,
  }),
  makeBook({
    ...common,
    _id: 'day',
    title: '11/22/63',
    newPrice: 9.5,
    oldPrice: 9.5,
    year: 2011,
    description: 'A day, and "what if"; again.\nA second line.',
  }),
  makeBook({
    ...common,
    _id: 'zeros',
    title: '007',
    newPrice: 7,
    oldPrice: 7,
    trending: true,
    description: 'Zeros.',
    publisher: '1. Mai',
  }),
  makeBook({
    ...common,
    _id: 'letters',
    title: 'Müller, Zoë',
    newPrice: 1234.5,
    oldPrice: 1234.5,
    description: 'Süß.',
    year: 1984,
  }),
];
const stocks = new Map([
  ['decimals', { onHand: 3, shelf: '1-2' }],
  ['zeros', { onHand: 12, shelf: 'A' }],
]);
const strict = importRulesSchema.getDefault();

it.each(['english', 'german', 'german-one-column'])(
  'The shop’s export, opened and saved by Excel comes back with nothing changed: %s',
  async (name) => {
    const lines = await judge(saved(name), shop, strict, stocks);
    expect(lines.map(({ kind, reasons, changes }) => [kind, ...reasons, ...changes])).toEqual(
      shop.map(() => ['same']),
    );
    const made = await judge(saved(name), [], strict);
    expect(made.map(({ plan }) => plan?.kind === 'new' && plan.book.title)).toEqual(
      shop.map(({ title }) => title),
    );
  },
);

const made = 'a spreadsheet may have made';
it('The shop’s export, opened and saved by Excel without its marks changes no text, and says what it was', async () => {
  const lines = await judge(saved('german-damaged'), shop, strict, stocks);
  expect(lines.map(({ kind, reasons, changes }) => [kind, ...reasons, ...changes])).toEqual([
    [
      'same',
      'ISBN left out: a spreadsheet has rounded “9,78044E+12”',
      `Title left out: ${made} “03. Okt” of another text. Write “'03. Okt” if it is right`,
      `Shelf left out: ${made} “01. Feb” of another text. Write “'01. Feb” if it is right`,
    ],
    ['same', `Title left out: ${made} “22.11.1963” of another text. Write “'22.11.1963” if it is right`],
    [
      'same',
      `Publisher left out: ${made} “01. Mai” of another text. Write “'01. Mai” if it is right`,
      `Title left out: ${made} “7” of another text. Write “'7” if it is right`,
    ],
    ['faulty', 'Price “Dez 50” is a day, which a spreadsheet has made of it'],
  ]);
});

it('The shop’s export, opened and saved by Excel makes no other books where the shop does not have them', async () => {
  const lines = await judge(saved('german-damaged'), [], strict);
  expect(lines.map(({ kind }) => kind)).toEqual(['faulty', 'faulty', 'faulty', 'faulty']);
});

it('The shop’s export, opened and saved by Excel keeps letters that the file could not store', async () => {
  const csv = saved('english').replace('Müller, Zoë', 'M?ller, Zo?');
  expect((await judge(csv, shop, strict, stocks)).at(-1)).toMatchObject({
    kind: 'same',
    reasons: ['Title left out: the file was saved without some of its letters. Save it as “CSV UTF-8”'],
  });
});
