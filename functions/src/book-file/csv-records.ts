import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from '../platform/text/file-text.ts';
import type { Maker } from '../shared/book/maker.ts';
import { importLimits } from '../shared/import/book-import.ts';
import { t } from '../shared/words/words.ts';

/** A CSV line with its position. Cells are addressed by index, never by name. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** Set when the line cannot be imported, whatever its cells say. */
  fault?: string;
  /** For example another picture of the product above. */
  isContinued?: boolean;
  /** In ONIX: the message only updates or deletes a book. */
  notice?: 'update' | 'deletion' | undefined;
  /** In ONIX: who is responsible for the safety of the publisher's books. */
  maker?: Omit<Maker, 'publisher'>;
}

const delimiters = [',', ';', '\t'] as const;
/** 'lines': each line of a comma-separated file is one cell, as saved by a spreadsheet that expects semicolons. */
export type Delimiter = (typeof delimiters)[number] | 'lines';

/** Longer than a line with a cell of a million characters, which is only faulty. */
const longestRecord = 4_000_000;

const lenient = { relax_column_count: true, relax_quotes: true, max_record_size: longestRecord };

/** More cells than any line has: the parser buffers a line's cells, and its character limit does not count empty ones. */
const mostCells = 200_000;

/** @throws UnreadableFile */
async function* withNarrowLines(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  let cells = 0;
  for await (const piece of text) {
    const lines = piece.split(/[\r\n]/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) cells = 0;
      const isWhole = index > 0 && index < lines.length - 1;
      if (!isWhole || line.length > mostCells) cells += line.split(delimiter).length - 1;
      if (cells > mostCells)
        throw new UnreadableFile(() =>
          t('A line of the file has more than {most} cells.', { most: mostCells }),
        );
    }
    yield piece;
  }
}

const lineInQuotes = /^"(?=[^"\r\n]*,)(?:[^"\r\n]|"")*";*\r?$/m;

/** Unwraps the lines of a comma-separated file that a spreadsheet saved as single cells. */
async function* linesInCells(text: AsyncIterable<string>): AsyncGenerator<string> {
  const parser = parse({ delimiter: ';', ...lenient });
  pipeline(Readable.from(withNarrowLines(text, ';')), parser, () => undefined);
  for await (const record of parser) {
    const cells: string[] = record;
    yield `${cells.join(';').replace(/;+$/, '')}\n`;
  }
}

/** Excel's first line that declares the delimiter: 'sep=;'. */
const separatorLine = /^\ufeff?"?sep=(.)"?[ \t]*[\r\n]/i;

function isSeparatorLine([first = '', ...others]: readonly string[]): boolean {
  return /^sep=.?$/i.test(first) && others.every((cell) => cell === '');
}

/** The most frequent delimiter outside of quotes in the first line. */
export function detectDelimiter(beginning: string): Delimiter {
  const [, separator] = separatorLine.exec(beginning) ?? [];
  const delimiter = delimiters.find((one) => one === separator);
  if (delimiter !== undefined) return delimiter;
  const [names = ''] = beginning.replace(/"(?:[^"]|"")*"/g, '').match(/^.*\S.*$/m) ?? [];
  const counts = delimiters.map((delimiter) => [delimiter, names.split(delimiter).length] as const);
  const [most] = counts.toSorted(([, one], [, other]) => other - one);
  const [detected = ',', columns = 1] = most ?? [];
  return detected === ',' && columns > 1 && lineInQuotes.test(beginning) ? 'lines' : detected;
}

function unreadable(error: CsvError, lastLine: number): UnreadableFile {
  const line = lastLine + 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(() =>
      t(
        'A quotation mark (") opens in line {line} and never closes. Close it, or double it where it belongs to the text.',
        { line },
      ),
    );
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(() =>
      t(
        'Line {line} is longer than {millions} million characters. Perhaps a quotation mark (") opens there and never closes.',
        { line, millions: longestRecord / 1_000_000 },
      ),
    );
  }
  return new UnreadableFile(() => t('The file cannot be read after line {line}.', { line: lastLine }));
}

/** Of the cells beyond the allowed number of columns, keeps only the first non-empty one: there can be millions. */
function withinColumns(cells: readonly string[]): readonly string[] {
  if (cells.length <= importLimits.columns) return cells;
  const beyond = cells.slice(importLimits.columns).find((cell) => cell.trim() !== '');
  return [...cells.slice(0, importLimits.columns), ...(beyond === undefined ? [] : [beyond])];
}

const lineBreak = /\r\n|\n|\r/g;

/** Skips empty lines; includes the header line. @throws UnreadableFile with the line's number */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord> {
  if (delimiter === 'lines') {
    yield* csvRecords(linesInCells(text), ',');
    return;
  }
  // Of the last whole record: the parser may be ahead of the reader when it fails.
  let lastLine = 0;
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (record, { lines }) => {
      lastLine = lines;
      return [String(lines), ...withinColumns(record)];
    },
    skip_empty_lines: true,
    // Spreadsheets save empty rows as commas.
    skip_records_with_empty_values: true,
    ...lenient,
  });
  // Errors are handled where the parser is read, which throws them as well.
  pipeline(Readable.from(withNarrowLines(text, delimiter)), parser, () => undefined);
  let count = 0;
  try {
    for await (const record of parser) {
      const [lines, ...cells]: string[] = record;
      if (count === 0 && isSeparatorLine(cells)) continue;
      count += 1;
      if (count > importLimits.lines + 1) {
        throw new UnreadableFile(() =>
          t('The file has more than {most} lines. Split it.', { most: importLimits.lines }),
        );
      }
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(lineBreak)?.length ?? 0), 0);
      yield { line: Number(lines) - breaks, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, lastLine) : error;
  }
}
