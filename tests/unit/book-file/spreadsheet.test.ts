import { expect, it } from 'vitest';
import { readSpreadsheet, toSpreadsheet } from '../../../web/src/lib/spreadsheet.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { exported, judge } from './checked-file.ts';

const hard = ['3.10', '11/22/63', '1-2', '007', '9.78014E+12', '=1+1', 'a "b", c', 'Zoë'];

it('The shop’s export comes back from Excel with nothing changed', async () => {
  const books = hard.map((title) => makeBook({ title, publisher: title, isbn: undefined }));
  const [sheet, ...others] = await readSpreadsheet(new Blob([await toSpreadsheet(await exported(books))]));
  expect(others).toEqual([]);
  const lines = await judge(sheet?.csv ?? '', books);
  expect(lines.map(({ kind, reasons }) => [kind, ...reasons])).toEqual(books.map(() => ['same']));
});

it('What is no Excel file is refused', async () => {
  await expect(readSpreadsheet(new Blob(['x']))).rejects.toThrow();
});
