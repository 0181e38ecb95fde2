import { zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import writeSheet from 'write-excel-file/universal';
import { sheetsIn } from '../../../web/src/lib/sheets-in.ts';
import { readSpreadsheet, toSpreadsheet } from '../../../web/src/lib/spreadsheet.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { exported, judge } from './checked-file.ts';

const most = 1_000_000;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hard = ['3.10', '11/22/63', '1-2', '007', '9.78014E+12', '=1+1', 'a "b", c', 'Zoë'];

it('The shop’s export comes back from Excel with nothing changed', async () => {
  const books = hard.map((title) => makeBook({ title, publisher: title, isbn: undefined }));
  const file = new Blob([await toSpreadsheet(await exported(books))]);
  const read = await sheetsIn(file, most);
  expect(read).toEqual({ sheets: [{ name: expect.any(String), csv: expect.any(String) }] });
  const lines = await judge('sheets' in read ? (read.sheets[0]?.csv ?? '') : '', books);
  expect(lines.map(({ kind, reasons }) => [kind, ...reasons])).toEqual(books.map(() => ['same']));
});

it('A number has the digits that a spreadsheet shows, not what a formula leaves behind them', async () => {
  const numbers = [10.700000000000001, 0.1 + 0.2, 9780141439587, 1e-7];
  const file = await writeSheet([numbers.map((value) => ({ value, type: Number }))]).toBlob();
  const csv = '"10.7","0.3","9780141439587","1e-7"';
  expect(await sheetsIn(file, most)).toMatchObject({ sheets: [{ csv }] });
});

it('What is no Excel file is refused', async () => {
  await expect(sheetsIn(new Blob(['x']), most)).rejects.toThrow();
});

it('A small file that unpacks into more than a browser holds is refused without being unpacked', async () => {
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1024) }, { level: 0 });
  const sizes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < packed.length - 4; at += 1) {
    // The central directory of the ZIP names the part's size here.
    if (sizes.getUint32(at, true) === 0x02014b50) sizes.setUint32(at + 24, 0x7fff0000, true);
  }
  expect(await sheetsIn(new Blob([packed]), most)).toEqual({ problem: 'too-large' });
});

it.each([
  [
    'with something in its last cell',
    '<c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c>',
    'XFD1048576',
  ],
  [
    'behind a megabyte of cells without an end,',
    `${'<c '.repeat(350_000)}r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c>`,
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
  expect(await sheetsIn(new Blob([packed]), most)).toEqual({ problem: 'far-cell', cell: far });
});

it('A sheet whose cells all repeat one long text is refused before it is a long file', async () => {
  const books = Array.from({ length: 50 }, () =>
    makeBook({ title: 'A long title '.repeat(10), isbn: undefined }),
  );
  const file = new Blob([await toSpreadsheet(await exported(books))]);
  expect(await sheetsIn(file, 5000)).toEqual({ problem: 'too-large' });
});

it('A sheet that is not read within a minute is given up, and the page goes on', async () => {
  vi.useFakeTimers();
  const worker = { postMessage: vi.fn(), terminate: vi.fn() };
  vi.stubGlobal('Worker', function begin() {
    return worker;
  });
  const file = new Blob(['x']);
  const given = expect(readSpreadsheet(file, most)).rejects.toThrow('It takes too long to read');
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
  expect(worker.postMessage).toHaveBeenCalledWith({ file, mostLetters: most });
  expect(worker.terminate).toHaveBeenCalledOnce();
});
