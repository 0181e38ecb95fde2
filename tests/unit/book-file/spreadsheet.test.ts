import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import writeSheet from 'write-excel-file/universal';
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

it('A number has the digits that a spreadsheet shows, not what a formula leaves behind them', async () => {
  const numbers = [10.700000000000001, 0.1 + 0.2, 9780141439587, 1e-7];
  const file = await writeSheet([numbers.map((value) => ({ value, type: Number }))]).toBlob();
  expect((await readSpreadsheet(file))[0]?.csv).toBe('"10.7","0.3","9780141439587","1e-7"');
});

it('What is no Excel file is refused', async () => {
  await expect(readSpreadsheet(new Blob(['x']))).rejects.toThrow();
});

it('A small file that unpacks into more than a browser holds is refused without being unpacked', async () => {
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024) }, { level: 0 });
  const sizes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < packed.length - 4; at += 1) {
    // Where the list of its parts says how large this one is.
    if (sizes.getUint32(at, true) === 0x02014b50) sizes.setUint32(at + 24, 0x7fff0000, true);
  }
  await expect(readSpreadsheet(new Blob([packed]))).rejects.toThrow('too large when it is unpacked');
});

it.each([
  [
    'with something in its last cell',
    '<c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c>',
    'XFD1048576',
  ],
  [
    'that is wide in one row and long in another',
    '<c r="ZZZ1"><v>1</v></c></row><row r="9999"><c r="A9999"><v>1</v></c>',
    'A9999',
  ],
])('A sheet %s is refused before it is filled up', async (_, cells, far) => {
  const sheet = `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(sheet) });
  await expect(readSpreadsheet(new Blob([packed]))).rejects.toThrow(`The cell ${far} is too far out`);
});
