import { textCell } from '../platform/csv/text-cell.ts';
import { newBookSchema } from '../shared/book/book.ts';
import { type OptionalField, optionalFieldLabels } from '../shared/book/optional-fields.ts';
import type { Reading } from './cell-reading.ts';
import { readDay } from './day-cells.ts';
import { isbnCell } from './isbn-cells.ts';
import {
  readAgeFrom,
  readAgeTo,
  readPages,
  readSeriesNumber,
  readWeight,
  readWhole,
  readYear,
} from './number-cells.ts';
import { readAuthor } from './text-cells.ts';
import {
  readAudience,
  readCondition,
  readFormat,
  readLanguage,
  readSubjects,
  readTaxClass,
  splitTexts,
  textsCell,
} from './word-cells.ts';

/** What a cell of an optional field can say. */
type Value = string | number | readonly string[];

type Reader = (cell: string) => Reading<Value>;

const { fields } = newBookSchema.describe();

function readText(cell: string): Reading<string> {
  const value = cell.trim();
  return value === '' ? {} : { value };
}

function readTexts(cell: string): Reading<string[]> {
  const value = splitTexts(cell);
  return value.length === 0 ? {} : { value };
}

/** The fields whose cells are written in more ways than one; the ISBN is read from two cells. */
const readers: Partial<Record<OptionalField, Reader>> = {
  author: readAuthor,
  year: readYear,
  pages: readPages,
  language: readLanguage,
  format: readFormat,
  condition: readCondition,
  subjects: readSubjects,
  audience: readAudience,
  ageFrom: readAgeFrom,
  ageTo: readAgeTo,
  seriesNumber: readSeriesNumber,
  weight: readWeight,
  taxClass: readTaxClass,
  appearsOn: readDay,
};

function readerOf(name: OptionalField): Reader {
  const type = fields[name]?.type;
  if (type === 'array') return readTexts;
  return type === 'number' ? (cell) => readWhole(cell, optionalFieldLabels[name]) : readText;
}

/** Reads the cell of an optional field, by its own rules or as its schema says. */
export function readOptional(name: OptionalField, cell: string): Reading<Value> {
  return (readers[name] ?? readerOf(name))(cell);
}

/** The cell of an optional field, as the import reads it again. */
export function optionalCell(name: OptionalField, value: Value | undefined): string {
  if (value === undefined) return '';
  if (name === 'isbn') return isbnCell(String(value));
  if (typeof value === 'number') return String(value);
  return textCell(typeof value === 'string' ? value : textsCell(value));
}
