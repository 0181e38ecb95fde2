import { unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';

/** `text` is a CSV. */
export interface SheetText {
  name: string;
  csv: string;
}

/** As a spreadsheet shows them: a formula leaves 10.700000000000001 behind 10.70. */
const digitsOfNumber = 15;

/** As people would type it; an empty cell is null. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digitsOfNumber)));
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  return cell === null ? '' : String(cell);
}

const quotedCell = (cell: unknown) => `"${textOf(cell).replaceAll('"', '""')}"`;

/** Of all sheets, in bytes: beyond any file that may be imported, and no more than a browser can hold. */
const mostUnpacked = 256 * 1024 * 1024;

/** By the sizes that the file declares for its parts; no more of one is unpacked. */
function unpackedSize(packed: Uint8Array): number {
  let size = 0;
  unzipSync(packed, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  return size;
}

/** Reading fills a sheet up to its last cell: more cells than these, most of them empty, freeze the page. */
const mostCells = 10_000_000;

/** The column in letters and the row, from the tag of a cell with something in it. */
const cell = /^<(?:\w{1,20}:)?c\s(?:.*\s)?r=["']([A-Z]{1,9})(\d{1,9})["']/s;

/**
 * Each tag is looked at once: a pattern of whole cells would search from each beginning for an end that may be missing.
 */
function* tagsOf(xml: string): Generator<string> {
  for (let from = xml.indexOf('<'); from >= 0; from = xml.indexOf('<', from)) {
    const to = xml.indexOf('>', from);
    if (to < 0) return;
    yield xml.slice(from, to + 1);
    from = to;
  }
}

/** 'A' is 1, 'AA' is 27. */
const columnNumber = (letters: string) =>
  [...letters].reduce((sum, one) => 26 * sum + parseInt(one, 36) - 9, 0);

/** A cell that stands too far out to be read. */
function farCell(packed: Uint8Array): string | undefined {
  const parts = unzipSync(packed, { filter: ({ name }) => /\.xml$/.test(name) });
  for (const part of Object.values(parts)) {
    let [rows, columns] = [0, 0];
    for (const tag of tagsOf(new TextDecoder().decode(part))) {
      const [, letters = '', row] = (!tag.endsWith('/>') && tag.length < 1000 && cell.exec(tag)) || [];
      if (!row) continue;
      [rows, columns] = [Math.max(rows, Number(row)), Math.max(columns, columnNumber(letters))];
      if (rows * columns > mostCells) return letters + row;
    }
  }
  return undefined;
}

/** Undefined for a sheet that is longer than any file that may be imported. */
function csvOf(rows: readonly (readonly unknown[])[], mostLetters: number): string | undefined {
  const lines: string[] = [];
  let letters = 0;
  for (const row of rows) {
    const cells: string[] = [];
    for (const one of row) {
      const text = quotedCell(one);
      letters += text.length + 1;
      if (letters > mostLetters) return undefined;
      cells.push(text);
    }
    lines.push(cells.join());
  }
  return lines.join('\n');
}

/** The sheets that are not empty, or why they are not read. */
export type ReadSheets =
  | { sheets: SheetText[] }
  | { problem: 'too-large' }
  | { problem: 'far-cell'; cell: string };

/**
 * Reads an .xlsx file; none of its sheets may be longer as a CSV than `mostLetters`.
 * @throws Error when it is no .xlsx file
 */
export async function sheetsIn(file: Blob, mostLetters: number): Promise<ReadSheets> {
  const packed = new Uint8Array(await file.arrayBuffer());
  if (unpackedSize(packed) > mostUnpacked) return { problem: 'too-large' };
  const far = farCell(packed);
  if (far) return { problem: 'far-cell', cell: far };
  const sheets: SheetText[] = [];
  for (const { sheet: name, data } of await readSheets(file)) {
    if (data.every((row) => row.every((one) => one === null))) continue;
    const csv = csvOf(data, mostLetters);
    if (csv === undefined) return { problem: 'too-large' };
    sheets.push({ name, csv });
  }
  return { sheets };
}
