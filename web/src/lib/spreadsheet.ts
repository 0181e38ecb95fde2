import { t } from '@bookstore/functions/shared/words/words';
import { parse } from 'csv-parse/browser/esm/sync';
import writeSheet from 'write-excel-file/universal';
import type { ReadSheets, SheetText } from './sheets-in.ts';
import type { WantedSheets } from './spreadsheet-worker.ts';

/** A file of 100,000 books takes a third of it on a slow computer. */
const mostMs = 60_000;

/**
 * The sheets of an .xlsx file that are not empty.
 * @throws RangeError with the reason for one that is refused, Error when it is no .xlsx file
 */
export async function readSpreadsheet(file: Blob, mostLetters: number): Promise<SheetText[]> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ReadSheets | undefined>();
  worker.onmessage = ({ data }: MessageEvent<ReadSheets | undefined>) => resolve(data);
  worker.onerror = () => reject(new Error('The worker failed'));
  const end = setTimeout(() => reject(new RangeError(t('It takes too long to read'))), mostMs);
  try {
    worker.postMessage({ file, mostLetters } satisfies WantedSheets);
    const read = await promise;
    if (!read) throw new Error('The file is no spreadsheet');
    if ('sheets' in read) return read.sheets;
    throw new RangeError(
      read.problem === 'too-large'
        ? t('The file is too large when it is unpacked')
        : t('The cell {cell} is too far out: empty it, or delete what is that far out', { cell: read.cell }),
    );
  } finally {
    clearTimeout(end);
    worker.terminate();
  }
}

/** As texts, so that a spreadsheet changes no number and no day. */
export async function toSpreadsheet(csv: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, format: '@' })));
  const file = await writeSheet(cells).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}
