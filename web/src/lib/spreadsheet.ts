import { t } from '@bookstore/functions/shared/words/words';
import { parse } from 'csv-parse/browser/esm/sync';
import { unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import writeSheet from 'write-excel-file/universal';

/** A sheet of a spreadsheet, as the text of a CSV. */
export interface SheetText {
  name: string;
  csv: string;
}

/** The digits that a spreadsheet shows of a number: a formula leaves 10.700000000000001 behind 10.70. */
const digitsOfNumber = 15;

/** A text, number, day or yes and no as people would type it; an empty cell is null. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digitsOfNumber)));
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  return cell === null ? '' : String(cell);
}

const quotedCell = (cell: unknown) => `"${textOf(cell).replaceAll('"', '""')}"`;

/** Of all sheets, in bytes: beyond any of a file that may be imported, and no more than a browser can hold. */
const mostUnpacked = 256 * 1024 * 1024;

/** How large a packed file becomes, as it says of each of its parts; no more of one is unpacked. */
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

/** Of a cell with something in it, its column in letters and its row. */
const cell = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["']([A-Z]+)(\d+)["'](?:[^>]*[^/>])?>/g;

/** 'A' is 1, 'AA' is 27. */
const columnNumber = (letters: string) =>
  [...letters].reduce((sum, one) => 26 * sum + parseInt(one, 36) - 9, 0);

/** @throws RangeError for a sheet with a cell that stands too far out to be read */
function refuseFarCells(packed: Uint8Array): void {
  const parts = unzipSync(packed, { filter: ({ name }) => /\.xml$/.test(name) });
  for (const part of Object.values(parts)) {
    let [rows, columns] = [0, 0];
    for (const [, letters = '', row] of new TextDecoder().decode(part).matchAll(cell)) {
      [rows, columns] = [Math.max(rows, Number(row)), Math.max(columns, columnNumber(letters))];
      if (rows * columns <= mostCells) continue;
      throw new RangeError(
        t('The cell {cell} is too far out: empty it, or delete what is that far out', {
          cell: `${letters}${row}`,
        }),
      );
    }
  }
}

/** The sheets of an .xlsx file that have something in them. @throws Error when it is none */
export async function readSpreadsheet(file: Blob): Promise<SheetText[]> {
  const packed = new Uint8Array(await file.arrayBuffer());
  if (unpackedSize(packed) > mostUnpacked)
    throw new RangeError(t('The file is too large when it is unpacked'));
  refuseFarCells(packed);
  const sheets = await readSheets(file);
  return sheets
    .filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    .map(({ sheet, data }) => ({
      name: sheet,
      csv: data.map((row) => row.map(quotedCell).join()).join('\n'),
    }));
}

/** A CSV as an .xlsx file of texts, in which a spreadsheet changes no number and no day. */
export async function toSpreadsheet(csv: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, format: '@' })));
  const file = await writeSheet(cells).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}
