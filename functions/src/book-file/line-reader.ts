import { withoutEscape } from '../platform/csv/formula-escape.ts';
import { isChangedBySpreadsheets, isMarkedAsText, isSpreadsheetValue } from '../platform/csv/text-cell.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import type { NewBook } from '../shared/book/book.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { optionalFields } from '../shared/book/optional-fields.ts';
import { seriesApart } from '../shared/book/series.ts';
import {
  type ImportField,
  importFields,
  importLimits,
  isImportField,
  unusedColumn,
} from '../shared/import/book-import.ts';
import { type GivenStock, stockColumns } from '../shared/import/stock-columns.ts';
import { lineOf } from '../shared/values/line-text.ts';
import { keysOf } from '../shared/values/table-keys.ts';
import { plural, t } from '../shared/words/words.ts';
import { quoted } from './cell-reading.ts';
import { type CellContext, readCell } from './cells.ts';
import { weightUnitOf } from './column-units.ts';
import type { CsvRecord } from './csv-records.ts';
import { readIsbn } from './isbn-cells.ts';
import { isAgeRange } from './number-cells.ts';
import { decodedText, inNaturalOrder } from './text-cells.ts';
import { isNotOnSale, readInstantCell } from './word-cells.ts';

export interface Layout extends Omit<CellContext, 'isOwn'> {
  names: readonly string[];
  columns: readonly string[];
}

export type GivenFields = Partial<NewBook>;

export interface ReadLine {
  line: number;
  /** Or else the beginning of the line, so that the owner can find it. */
  title: string;
  given: GivenFields;
  /** `notes` says what of it was left out. */
  stock: { given: GivenStock; notes: string[] };
  /** From the shop's own export. */
  id?: string;
  createdAt?: string;
  /** The file's category where the shop has none for it. */
  unknownCategory?: string;
  /** What was left out, and what keeps the line from being imported. */
  notes: string[];
  faults: string[];
  /** Spreadsheet damage to a line of the shop's own export, which keeps it from becoming a new book. */
  damages: string[];
  /** Text fields of such a line that a spreadsheet may have changed because it takes them for numbers or days. */
  unmarked: readonly ImportField[];
  isContinued: boolean;
  notice: CsvRecord['notice'];
  isDraft: boolean;
}

const severalLines: readonly ImportField[] = ['description', 'subjects', 'sample', 'pictures'];

/**
 * Fields whose HTML entities are not decoded here: an address may contain any text, and HTML is decoded when its tags
 * are removed.
 */
const undecoded: readonly ImportField[] = ['coverImage', 'description', 'sample', 'sampleLink', 'pictures'];

/** Cells of the shop's own export are plain text; others may contain HTML entities. */
function cellsOf({ cells }: CsvRecord, { names, columns }: Layout): Map<ImportField, string> {
  const texts = new Map<ImportField, string>();
  const id = cells[columns.indexOf('id')]?.trim() ?? '';
  for (const [index, use] of columns.entries()) {
    if (use === unusedColumn || !isImportField(use)) continue;
    const cell = namedCell(withoutEscape(cells[index] ?? ''), use, names[index] ?? '');
    const text = id !== '' || undecoded.includes(use) ? cell : decodedText(cell);
    texts.set(use, severalLines.includes(use) ? text : lineOf(text));
  }
  const ages = texts.get('ageFrom') ?? '';
  if (!columns.includes('ageTo') && isAgeRange(ages)) texts.set('ageTo', ages);
  return texts;
}

/** Adjusts a cell by what its column's name says. */
function namedCell(cell: string, use: ImportField, name: string): string {
  if (use === 'weight' && /^[\d.,\s]+$/.test(cell)) return `${cell.trim()} ${weightUnitOf(name)}`.trim();
  // Sort names: 'Cortázar, Julio'.
  return use === 'author' && /^primary\s*author$/i.test(name.trim()) ? inNaturalOrder(cell) : cell;
}

/** Text fields of the shop's own export that spreadsheets may change. */
const ownTexts = [
  'title',
  'author',
  'publisher',
  'subjects',
  'description',
  'shelf',
] as const satisfies readonly ImportField[];

function cellsWords(cells: readonly string[], columns: readonly string[]): string {
  return plural(
    cells.length,
    'The line has {count} cell, but there are {columns} columns',
    'The line has {count} cells, but there are {columns} columns',
    { columns: columns.length },
  );
}

function shapeFaults({ cells, fault }: CsvRecord, columns: readonly string[]): string[] {
  const isOwn = columns.includes('id') && columns.includes('createdAt');
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  const long = cells.findIndex((cell) => cell.length > importLimits.cell);
  return [
    ...(fault ? [fault] : []),
    ...(extra ? [cellsWords(cells, columns)] : []),
    ...(cells.length < (isOwn ? columns.length : Math.min(2, columns.length))
      ? [cellsWords(cells, columns)]
      : []),
    ...(long === -1
      ? []
      : [
          t('Cell {cell} has {length} characters, more than {most}', {
            cell: long + 1,
            length: cells[long]?.length ?? 0,
            most: importLimits.cell,
          }),
        ]),
  ];
}

/** Why a line of the shop's own export would be another book than the exported one. */
function damagesOf(
  { unmarked, createdAt }: ReadLine,
  cell: (field: ImportField) => string,
  isbn: string | undefined,
): string[] {
  const added = cell('createdAt').trim();
  return [
    ...(isbn === undefined ? [] : [isbn]),
    ...(added !== '' && createdAt === undefined
      ? [t('Added at {cell} is not as the shop writes it', { cell: quoted(added) })]
      : []),
    ...unmarked
      .map((field) => ({ field, text: cell(field).trim() }))
      .filter(({ text }) => isChangedBySpreadsheets(text))
      .map(({ field, text }) => readAsValue(field, text)),
  ];
}

/** The note for a text that a spreadsheet may have made from another one. */
export function readAsValue(field: ImportField, text: string): string {
  return t(
    '{label} left out: a spreadsheet may have made {cell} of another text. Write {marked} if it is right',
    { label: saidInShop(importFields[field]), cell: quoted(text), marked: quoted(`'${text}`) },
  );
}

const bookFields: readonly ImportField[] = [
  ...optionalFields,
  'title',
  'newPrice',
  'oldPrice',
  'category',
  'description',
  'trending',
  'coverImage',
];

/** Nothing is guessed: what cannot be read is left out, or the whole line is, with the reason. */
export function readLine(record: CsvRecord, layout: Layout): ReadLine {
  const { columns, rules } = layout;
  const cells = cellsOf(record, layout);
  const isOwn = (cells.get('id') ?? '').trim() !== '';
  const cell = (field: ImportField) => {
    const text = cells.get(field) ?? '';
    return isOwn && isMarkedAsText(text) ? text.slice(1) : text;
  };
  const faults = shapeFaults(record, columns);
  const title = cell('title').trim();
  const place = title || record.cells.join(' ').trim();
  const result: ReadLine = {
    line: record.line,
    title: place.slice(0, 100),
    given: {},
    stock: { given: {}, notes: [] },
    notes: [],
    faults,
    damages: [],
    unmarked: isOwn ? ownTexts.filter((field) => isSpreadsheetValue((cells.get(field) ?? '').trim())) : [],
    isContinued: record.isContinued ?? false,
    notice: record.notice,
    isDraft: isNotOnSale(cell('onSale')),
  };
  if (faults.length > 0 || result.isContinued) return result;

  const { given, notes, stock, damages } = result;
  const context = { ...layout, isOwn };
  const taken = (from: readonly ImportField[], reasonsOf: (field: ImportField) => string[]) =>
    from.flatMap((field) => {
      const { value, reason } = field === 'isbn' ? isbn : readCell(field, cell(field), context);
      if (reason) reasonsOf(field).push(reason);
      return value === undefined ? [] : [[field, value] as const];
    });
  const isbn = readIsbn(cell('isbn13'), cell('isbn'));
  const unknown: string[] = [];
  /** Fields whose problems are reported elsewhere than in `notes`. */
  const elsewhere: Partial<Record<ImportField, string[]>> = {
    newPrice: faults,
    oldPrice: faults,
    category: unknown,
  };
  Object.assign(given, Object.fromEntries(taken(bookFields, (field) => elsewhere[field] ?? notes)));
  if (given.newPrice === undefined && given.oldPrice !== undefined) given.newPrice = given.oldPrice;
  // The shop's own export stays as it was typed.
  if (!isOwn && title !== '') Object.assign(given, seriesApart({ ...given, title }));
  // A file for prices and stock changes only the copies.
  const ofStock: readonly ImportField[] = rules.scope === 'prices' ? ['onHand'] : keysOf(stockColumns);
  Object.assign(stock.given, Object.fromEntries(taken(ofStock, () => stock.notes)));
  if (unknown[0]) result.unknownCategory = unknown[0];
  const id = cell('id').trim();
  if (id !== '' && isBookId(id)) result.id = id;
  else if (id !== '')
    notes.push(t('Book id {cell} is not taken: a book cannot have it', { cell: quoted(id) }));
  const createdAt = readInstantCell(cell('createdAt')).value;
  if (createdAt) result.createdAt = createdAt;
  if (isOwn) damages.push(...damagesOf(result, cell, isbn.reason));
  if (title === '' && given.isbn === undefined && result.id === undefined) faults.push(t('Title is missing'));
  return result;
}
