import { array, type InferType, object, string } from 'yup';
import type { Book } from '../book/book.ts';
import { optionalFieldLabels } from '../book/optional-fields.ts';
import { keyGuard } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { BulkChange } from './bulk-change.ts';
import { type ImportRules, type ImportScope, importRulesSchema } from './import-rules.ts';
import { type StockColumn, stockColumns } from './stock-columns.ts';

export const importLimits = {
  bytes: 50 * 1024 * 1024,
  lines: 100_000,
  columns: 200,
  /** In UTF-16 units. */
  cell: 100_000,
  fileName: 200,
  columnName: 200,
  /** Of each kind; the CSV of what needs a look has all of them. */
  shownLines: 50,
};

const { author, isbn: _, ...otherLabels } = optionalFieldLabels;

/** What a column can hold: the fields of a book, and its stock. */
export const importFields = {
  title: t('Title'),
  author,
  isbn13: t('ISBN-13'),
  isbn: t('ISBN or ISBN-10'),
  newPrice: t('Price'),
  oldPrice: t('Old price'),
  category: t('Category'),
  description: t('Description'),
  ...otherLabels,
  ...stockColumns,
  trending: t('Trending'),
  coverImage: t('Cover'),
  onSale: t('On sale'),
  id: t('Book id'),
  createdAt: t('Added at'),
} as const satisfies Record<
  | Exclude<keyof Book, '_id' | 'stockLeft' | 'ships' | 'reduction' | 'rating'>
  | 'id'
  | 'isbn13'
  | 'onSale'
  | StockColumn,
  string
>;

export type ImportField = keyof typeof importFields;

export const unusedColumn = 'unused';

export type ColumnUse = ImportField | typeof unusedColumn;

export const isImportField = keyGuard(importFields);

const columnUses: readonly string[] = [unusedColumn, ...Object.keys(importFields)];

function areUsedOnce(uses: readonly string[] = []): boolean {
  const used = uses.filter((use) => use !== unusedColumn);
  return new Set(used).size === used.length;
}

const identifyingUses: readonly string[] = ['isbn13', 'isbn', 'id'] satisfies ImportField[];

/** A file that changes only prices and stock needs no title. */
function namesItsBooks(uses: readonly string[], scope: ImportScope = 'all'): boolean {
  return uses.includes('title') || (scope === 'prices' && uses.some((use) => identifyingUses.includes(use)));
}

const importId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A UUID that the browser makes before it uploads the file. */
export function isImportId(text: string): boolean {
  return importId.test(text);
}

export const importIdSchema = string().label(t('Id')).required().matches(importId, t('Id must be a UUID'));

/** POST /api/imports. */
export const importRequestSchema = object({
  id: importIdSchema,
  fileName: string().label(t('File name')).required().max(importLimits.fileName),
  /** A later file with the same column names gets the same choices. */
  names: array(string().defined().max(importLimits.columnName)).max(importLimits.columns),
  /** In the order of the file. */
  columns: array(string().required().oneOf(columnUses))
    .label(t('Columns'))
    .required()
    .min(1)
    .max(importLimits.columns)
    .test('once', t('Two columns cannot hold the same'), areUsedOnce),
  rules: importRulesSchema,
})
  .noUnknown()
  .test('title', t('One of the columns must be the title'), ({ columns = [], rules }, { createError }) => {
    if (namesItsBooks(columns, rules?.scope)) return true;
    return createError({ path: 'columns', message: t('One of the columns must be the title') });
  });

export type ImportRequest = InferType<typeof importRequestSchema>;

/** In Storage; storage.rules has the same folder. */
export const importFolder = 'imports/';

export function importFilePath(id: string): string {
  return `${importFolder}${id}.csv`;
}

export type ImportState = 'checking' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed';

export const statesUnderWay = ['checking', 'importing', 'undoing'] as const satisfies ImportState[];

export function isUnderWay(state: ImportState): boolean {
  return statesUnderWay.some((one) => one === state);
}

export interface FileColumn {
  name: string;
  use: ColumnUse;
  /** The first that are not empty. */
  samples: string[];
}

/** Read from the file's beginning. */
export interface FileColumns {
  /** The columns of an ONIX 3.0 message are fixed; those of a CSV are chosen by the shopkeeper. */
  format: 'csv' | 'onix';
  columns: FileColumn[];
}

export interface ImportLine {
  /** Of the text file; the column names are line 1. */
  line: number;
  title: string;
  reasons: string[];
}

export const noImportCounts = {
  lines: 0,
  new: 0,
  changed: 0,
  same: 0,
  faulty: 0,
  /** Lines about a book of an earlier line. */
  duplicate: 0,
  /** Books that the file does not sell: they become drafts. */
  draft: 0,
  /** New and changed ones of which something is left out. */
  incomplete: 0,
  /** New and changed ones that change the copies on hand. */
  stock: 0,
  /** Lines that the import's scope excludes: it only adds books, or only changes prices and stock. */
  passed: 0,
  deleted: 0,
  /** Publishers whose safety contact is added. */
  makers: 0,
  /** Lines that became invalid between the check and their import. */
  skipped: 0,
  /** Books that an undo deleted, restored, and left as they are. */
  removed: 0,
  restored: 0,
  kept: 0,
};

export type ImportCounts = typeof noImportCounts;

/** With the lowest and highest price that it makes, in the shop's currency. */
interface BulkSummary {
  change: BulkChange;
  lowest?: number | undefined;
  highest?: number | undefined;
  /** Books that a merge left behind: they came into the genre after the preview. */
  left?: number | undefined;
}

/** An import, or a bulk change: an import whose plan comes from a selection of books. */
export interface BookImport {
  id: string;
  fileName: string;
  state: ImportState;
  /** Why it failed, in words for the admin; '' otherwise. */
  problem: string;
  bulk?: BulkSummary;
  /** The step that failed or is under way. */
  task: ImportTask;
  createdAt: string;
  columns: string[];
  names?: string[];
  rules: ImportRules;
  progress: { done: number; total: number };
  counts: ImportCounts;
  /** The first of each kind. */
  attention: ImportLine[];
  changes: ImportLine[];
  kept: ImportLine[];
  /** Categories of the file that the shop does not have, the most frequent first. */
  unknownCategories: { value: string; count: number }[];
}

export const importTasks = ['check', 'import', 'undo'] as const;

type ImportTask = (typeof importTasks)[number];
