import { recogniseColumns } from '../book-file/column-names.ts';
import { type CsvRecord, csvRecords, type Delimiter, detectDelimiter } from '../book-file/csv-records.ts';
import type { OnixShop } from '../book-file/onix-price.ts';
import { looksLikeXml, onixRecords, xmlEncoding } from '../book-file/onix-records.ts';
import { withProductRows } from '../book-file/product-rows.ts';
import { withoutEscape } from '../platform/csv/formula-escape.ts';
import { decodeText, type Encoding, EncodingCheck, UnreadableFile } from '../platform/text/file-text.ts';
import { type FileColumns, importLimits, unusedColumn } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';
import { readBeginning, readUpload } from './import-file-store.ts';

/** No delimiter means an ONIX message. */
interface FileForm {
  encoding: Encoding;
  delimiter: Delimiter | undefined;
}

/** @throws UnreadableFile */
function formOf(beginning: string, encoding: Encoding): FileForm {
  return looksLikeXml(beginning)
    ? { encoding: xmlEncoding(beginning, encoding), delimiter: undefined }
    : { encoding, delimiter: detectDelimiter(beginning) };
}

function recordsOf(
  text: AsyncIterable<string>,
  delimiter: Delimiter | undefined,
  shop: OnixShop,
): AsyncGenerator<CsvRecord> {
  return delimiter === undefined ? onixRecords(text, shop) : withProductRows(csvRecords(text, delimiter));
}

const beginningCharacters = 64 * 1024;

/** Reads the whole file once to detect its encoding and format. @throws UnreadableFile */
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
  return formOf(beginning.slice(0, beginningCharacters), encoding);
}

/** Header first; for ONIX with the prices the shop's customers pay. @throws UnreadableFile */
export function uploadedRecords(
  id: string,
  { encoding, delimiter }: FileForm,
  shop: OnixShop,
): AsyncGenerator<CsvRecord> {
  return recordsOf(decodeText(readUpload(id), encoding), delimiter, shop);
}

const mostRecords = 50;
const mostSamples = 3;

const pieceCharacters = 8 * 1024;

async function* pieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += pieceCharacters) {
    yield text.slice(start, start + pieceCharacters);
  }
}

interface Beginning {
  isWhole: boolean;
  shop: OnixShop;
}

/** A truncated text may end within a line. */
async function firstRecords(
  text: string,
  delimiter: Delimiter | undefined,
  { isWhole, shop }: Beginning,
): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  try {
    for await (const record of recordsOf(pieces(text), delimiter, shop)) {
      records.push(record);
      if (records.length === mostRecords) break;
    }
  } catch (error) {
    if (isWhole || !(error instanceof UnreadableFile) || records.length < 2) throw error;
  }
  return records;
}

/** From the beginning of a file; the check reads it all. @throws UnreadableFile */
async function beginningRecords(
  text: string,
  delimiter: Delimiter | undefined,
  { isWhole, shop }: Beginning,
): Promise<CsvRecord[]> {
  try {
    return await firstRecords(text, delimiter, { isWhole: isWhole || delimiter !== undefined, shop });
  } catch (error) {
    if (isWhole || delimiter === undefined || !(error instanceof UnreadableFile)) throw error;
    // The text may be cut within a quoted cell.
    return firstRecords(`${text}"`, delimiter, { isWhole: true, shop });
  }
}

/** @throws UnreadableFile */
function refuseWithoutLines(lines: readonly CsvRecord[], delimiter: Delimiter | undefined): void {
  if (lines.length > 0) return;
  throw new UnreadableFile(() =>
    delimiter === undefined
      ? t('The message has no products.')
      : t('The file has one line only: the first line names the columns, books follow.'),
  );
}

/** @throws UnreadableFile */
export async function fileColumns(id: string, shop: OnixShop): Promise<FileColumns> {
  const { bytes, isWhole } = await readBeginning(id);
  const check = new EncodingCheck();
  check.add(bytes);
  const detected = check.encoding({ isWhole });
  const { encoding, delimiter } = formOf(new TextDecoder(detected).decode(bytes), detected);
  const text = new TextDecoder(encoding).decode(bytes);
  const [names, ...lines] = await beginningRecords(text, delimiter, { isWhole, shop });
  if (!names) throw new UnreadableFile(() => t('The file is empty.'));
  if (names.cells.length > importLimits.columns) {
    throw new UnreadableFile(() =>
      t('The file has more than {most} columns.', { most: importLimits.columns }),
    );
  }
  refuseWithoutLines(lines, delimiter);
  const uses = recogniseColumns(
    names.cells,
    lines.map(({ cells }) => cells),
  );
  const columns = names.cells.map((name, index) => ({
    name: name.trim().slice(0, 100),
    use: uses[index] ?? unusedColumn,
    samples: lines
      .map(({ cells }) => withoutEscape(cells[index] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, mostSamples)
      .map((cell) => cell.slice(0, 100).toWellFormed()),
  }));
  return { format: delimiter === undefined ? 'onix' : 'csv', columns };
}
