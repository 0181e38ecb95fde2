import { parse } from 'csv-parse/browser/esm/sync';
import { unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import writeSheet from 'write-excel-file/universal';

/** A sheet of a spreadsheet, as the text of a CSV. */
export interface SheetText {
  name: string;
  csv: string;
}

/** A text, number, day or yes and no as people would type it; an empty cell is null. */
function textOf(cell: unknown): string {
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

/** The sheets of an .xlsx file that have something in them. @throws Error when it is none */
export async function readSpreadsheet(file: Blob): Promise<SheetText[]> {
  const packed = new Uint8Array(await file.arrayBuffer());
  if (unpackedSize(packed) > mostUnpacked) throw new RangeError('The file is too large when it is unpacked');
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
