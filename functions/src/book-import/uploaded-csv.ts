import { type FileColumns, importLimits, unusedColumn } from '../shared/book-import.ts';
import { recogniseColumns } from './column-names.ts';
import { type CsvRecord, csvRecords, type Delimiter, detectDelimiter } from './csv-records.ts';
import { decodeText, type Encoding, EncodingCheck, UnreadableFile } from './file-text.ts';
import { readBeginning, readUpload } from './import-file-store.ts';
import { withoutEscape } from './text-cells.ts';

/** How an uploaded file is to be read. */
export interface FileForm {
  encoding: Encoding;
  delimiter: Delimiter;
}

/** Enough for the names of the columns. */
const beginningCharacters = 64 * 1024;

/** Reads the whole file once to find out how it is stored. @throws UnreadableFile */
export async function fileForm(id: string): Promise<FileForm> {
  const check = new EncodingCheck();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readUpload(id)) {
    check.add(chunk);
    if (size < beginningCharacters) chunks.push(chunk);
    size += chunk.length;
  }
  const encoding = check.encoding();
  const beginning = new TextDecoder(encoding).decode(Buffer.concat(chunks));
  return { encoding, delimiter: detectDelimiter(beginning.slice(0, beginningCharacters)) };
}

/** The lines of an uploaded file, the names of its columns first. @throws UnreadableFile */
export function uploadedRecords(id: string, { encoding, delimiter }: FileForm): AsyncGenerator<CsvRecord> {
  return csvRecords(decodeText(readUpload(id), encoding), delimiter);
}

const mostRecords = 50;
const mostSamples = 3;

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

async function firstRecords(text: string, delimiter: Delimiter): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of csvRecords(oneText(text), delimiter)) {
    records.push(record);
    if (records.length === mostRecords) break;
  }
  return records;
}

/** The first lines of the beginning of a file; the check reads all of it. @throws UnreadableFile */
async function beginningRecords(text: string, isWhole: boolean): Promise<CsvRecord[]> {
  const delimiter = detectDelimiter(text);
  try {
    return await firstRecords(text, delimiter);
  } catch (error) {
    if (isWhole || !(error instanceof UnreadableFile)) throw error;
    // The end of the beginning may lie within a quoted cell.
    return firstRecords(`${text}"`, delimiter);
  }
}

/** The columns of an uploaded file, by its beginning. @throws UnreadableFile */
export async function fileColumns(id: string): Promise<FileColumns> {
  const { bytes, isWhole } = await readBeginning(id);
  const check = new EncodingCheck();
  check.add(bytes);
  const text = new TextDecoder(check.encoding({ isWhole })).decode(bytes);
  const [names, ...lines] = await beginningRecords(text, isWhole);
  if (!names) throw new UnreadableFile('The file is empty.');
  if (names.cells.length > importLimits.columns) {
    throw new UnreadableFile(`The file has more than ${importLimits.columns} columns.`);
  }
  if (lines.length === 0) {
    throw new UnreadableFile('The file has one line only: the first line names the columns, books follow.');
  }
  const uses = recogniseColumns(names.cells);
  const columns = names.cells.map((name, index) => ({
    name: name.trim().slice(0, 100),
    use: uses[index] ?? unusedColumn,
    samples: lines
      .map(({ cells }) => withoutEscape(cells[index] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, mostSamples)
      .map((cell) => cell.slice(0, 100).toWellFormed()),
  }));
  return { columns };
}
