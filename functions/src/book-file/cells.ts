import { textCell } from '../platform/csv/text-cell.ts';
import { newBookSchema } from '../shared/book/book.ts';
import type { Genre } from '../shared/genre/genres.ts';
import { type ImportField, importFields } from '../shared/import/book-import.ts';
import type { ImportRules } from '../shared/import/import-rules.ts';
import type { Money } from '../shared/values/money.ts';
import type { Reading } from './cell-reading.ts';
import { readDay } from './day-cells.ts';
import { isbnCell } from './isbn-cells.ts';
import {
  readAgeFrom,
  readAgeTo,
  readCopies,
  readPages,
  readPrice,
  readSeriesNumber,
  readWeight,
  readWhole,
  readYear,
} from './number-cells.ts';
import { readAuthor, readDescription, readShelf } from './text-cells.ts';
import {
  readAudience,
  readCondition,
  readCover,
  readFormat,
  readInstantCell,
  readLanguage,
  readSubjects,
  readTaxClass,
  readTrending,
  splitTexts,
  textsCell,
} from './word-cells.ts';

export interface CellContext {
  rules: ImportRules;
  /** The shop's genres; one with several names is listed under each. */
  genres: readonly Genre[];
  /** The currency of the file's prices. */
  money: Money;
  isOwn: boolean;
}

/** How a field's cells are read, and written so that reading gives the same value. */
interface Cell {
  read?: (cell: string, context: CellContext) => Reading<unknown>;
  write?: (value: string, money: Money) => string;
}

const mostCategories = 50;

/** 'Fiction', or of 'Books > Fiction, Classics' the first that the shop knows or the rules translate. */
function readCategory(cell: string, { rules, genres }: CellContext): Reading<string> {
  const text = cell.trim();
  const parts = text.split(/[>,;|/]/, mostCategories).map((part) => part.trim());
  for (const part of [text, ...parts].map((name) => name.toLowerCase())) {
    const rule = rules.categories.find(({ value }) => value.toLowerCase() === part);
    if (rule) return { value: rule.category };
    const genre = genres.find(({ slug, name }) => slug === part || name.toLowerCase() === part);
    if (genre) return { value: genre.slug };
  }
  return { reason: text.slice(0, 200) };
}

const typedPrice = (value: string, money: Money) => money.typed(money.toCents(Number(value)));
const asItIs = (value: string) => value;

/** Fields whose cells need more than their schema; the ISBN is read from two cells. */
const cells: Partial<Record<ImportField, Cell>> = {
  author: { read: readAuthor },
  isbn: { write: isbnCell },
  newPrice: {
    read: (cell, { rules, money }) => readPrice(cell, rules.pricePercent, money),
    write: typedPrice,
  },
  oldPrice: {
    read: (cell, { money }) => readPrice(cell, 100, money, importFields.oldPrice),
    write: typedPrice,
  },
  category: { read: readCategory, write: asItIs },
  description: { read: readDescription },
  sample: { read: readDescription },
  trending: { read: readTrending, write: (value) => (value === 'true' ? 'yes' : 'no') },
  coverImage: { read: readCover, write: asItIs },
  year: { read: readYear },
  pages: { read: readPages },
  language: { read: readLanguage },
  format: { read: readFormat },
  condition: { read: readCondition },
  subjects: { read: readSubjects },
  audience: { read: readAudience },
  ageFrom: { read: readAgeFrom },
  ageTo: { read: readAgeTo },
  seriesNumber: { read: readSeriesNumber },
  weight: { read: readWeight },
  taxClass: { read: readTaxClass },
  appearsOn: { read: readDay },
  onHand: { read: (cell) => readCopies(cell.trim()) },
  shelf: { read: (cell) => readShelf(cell.trim()) },
  createdAt: { read: readInstantCell, write: asItIs },
};

const { fields } = newBookSchema.describe();

/** By the field's own rules, or as its schema says; an empty cell says nothing. */
export function readCell(field: ImportField, cell: string, context: CellContext): Reading<unknown> {
  const text = cell.trim();
  if (text === '') return {};
  const read = cells[field]?.read;
  if (read) return read(cell, context);
  const type = fields[field]?.type;
  if (type === 'number') return readWhole(text, importFields[field]);
  // Not trimmed: see {@link textsCell}, whose last line break counts.
  const value = type === 'array' ? splitTexts(cell) : text;
  return value.length === 0 ? {} : { value };
}

/** In the form that the import reads; empty for a field that the book does not have. */
export function writtenCell(field: ImportField, value: unknown, money: Money): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return textCell(textsCell(value.map(String)));
  const write = cells[field]?.write;
  if (write) return write(String(value), money);
  return typeof value === 'string' ? textCell(value) : String(value);
}
