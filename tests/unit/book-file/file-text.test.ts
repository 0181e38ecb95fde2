import { expect, it } from 'vitest';
import { csvRecords, detectDelimiter } from '../../../functions/src/book-file/csv-records.ts';
import { decodeText, EncodingCheck } from '../../../functions/src/platform/text/file-text.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

function encodingOf(...parts: Uint8Array[]) {
  const check = new EncodingCheck();
  for (const part of parts) check.add(part);
  return check.encoding();
}

const decoded = (bytes: Uint8Array) =>
  textOf(decodeText(each(bytes.subarray(0, 3), bytes.subarray(3)), encodingOf(bytes)));

async function records(text: string, delimiter = detectDelimiter(text)) {
  const lines = [];
  for await (const { line, cells } of csvRecords(each(text), delimiter)) lines.push([line, ...cells]);
  return lines;
}

it('The text of a file is UTF-8 with or without a byte order mark, also cut within a character', async () => {
  const bytes = new TextEncoder().encode('Émile');
  expect(encodingOf(bytes.subarray(0, 1), bytes.subarray(1))).toBe('utf-8');
  expect(await decoded(bytes)).toBe('Émile');
  expect(await decoded(new TextEncoder().encode('\ufeffÉmile'))).toBe('Émile');
});

it.each([
  ['little', '\ufeffÉmile', false],
  ['big', '\ufeffÉmile', true],
  ['little', '<?xml É', false],
  ['big', '<?xml É', true],
])('The text of a file is UTF-16 with the %s end first: %j', async (_, text, isBig) => {
  const bytes = Buffer.from(text, 'utf16le');
  expect(await decoded(isBig ? bytes.swap16() : bytes)).toBe(text.replace('\ufeff', ''));
});

it('The text of a file is Windows-1252 when it is not UTF-8', async () => {
  expect(await decoded(Uint8Array.of(0x93, 0xc9, 0x6d, 0x69, 0x6c, 0x65, 0x94, 0x20, 0x80))).toBe(
    '“Émile” €',
  );
  expect(encodingOf(Uint8Array.of(0x41, 0xc3))).toBe('windows-1252');
});

it.each([
  ['a packed file', [0x50, 0x4b, 3, 4, 20], /Excel or packed file/],
  ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0], /old Excel file/],
  ['a gzip', [0x1f, 0x8b, 8], /gzip/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], /PDF/],
  ['NUL bytes', [0x41, 0, 0x42], /NUL/],
])('The text of a file is refused in words: %s', (_, bytes, message) => {
  expect(() => encodingOf(Uint8Array.from(bytes))).toThrow(message);
});

it('The text of a file is refused when there is none', () => {
  expect(() => encodingOf()).toThrow('The file is empty.');
});

it.each([
  ['a,b;c\n1,2', ','],
  ['a;"b,c,d";e\n1', ';'],
  ['a\tb,c\td', '\t'],
  ['title\nEmma', ','],
])('The lines of a CSV are separated as the first line is: %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

it('The lines of a CSV say where they begin in the file, whatever ends them', async () => {
  expect(await records('a,b\r\n1,"x\ny ""q"""\n\n2,3\r4,5\n')).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'x\ny "q"'],
    [5, '2', '3'],
    [6, '4', '5'],
  ]);
});

it('The lines of a CSV keep quotation marks within a cell, and formulas', async () => {
  expect(await records('a,b\n5" disk,=1+1')).toEqual([
    [1, 'a', 'b'],
    [2, '5" disk', '=1+1'],
  ]);
});

it('The lines of a CSV name the line in which a quotation mark never closes', async () => {
  await expect(records('a,b\n1,2\n3,"x\n4,5\n6,7')).rejects.toThrow(/opens in line 3 and never closes/);
  await expect(records(`a,b\n1,"${'x\n'.repeat(2_100_000)}`)).rejects.toThrow(/Line 2 is longer than/);
});

it('The lines of a CSV take a cell of a million characters as it is', async () => {
  const [, line] = await records(`a,b\n1,"${'x'.repeat(1_000_000)}"`);
  expect(line?.[2]).toHaveLength(1_000_000);
});

it('The lines of a CSV keep of very many cells as many as there can be columns, and one that is too many', async () => {
  const [, wide, spread] = await records(`a,b\n1${','.repeat(150_000)}x\n2${','.repeat(1000)}\n`);
  expect(wide).toHaveLength(202);
  expect([wide?.at(1), wide?.at(-1), spread?.length]).toEqual(['1', 'x', 201]);
});

it.each([',', '"",'])(
  'The lines of a CSV are refused when one has more cells than the parser can hold: %j',
  async (cell) => {
    await expect(records(`a,b\n${cell.repeat(300_000)}`)).rejects.toThrow('more than 200000 cells');
  },
);

it('The lines of a CSV are found to have commas between their cells in a moment, however many there are', () => {
  expect(detectDelimiter(`"${','.repeat(250_000)}`)).toBe(',');
});

it('The lines of a CSV are at most 100,000', async () => {
  await expect(records(`a\n${'x\n'.repeat(100_001)}`)).rejects.toThrow('more than 100000 lines');
});
