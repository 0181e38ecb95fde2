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
  /** How many lines of each kind are shown; all of them are in the CSV of what needs a look. */
  shownLines: 50,
};

const { author, isbn: _, ...otherLabels } = optionalFieldLabels;

/** What a column of a file can hold, as the admin chooses it: all that a book has, and its stock. */
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

/** A column that is not read. */
export const unusedColumn = 'unused';

export type ColumnUse = ImportField | typeof unusedColumn;

export const isImportField = keyGuard(importFields);

const columnUses: readonly string[] = [unusedColumn, ...Object.keys(importFields)];

function areUsedOnce(uses: readonly string[] = []): boolean {
  const used = uses.filter((use) => use !== unusedColumn);
  return new Set(used).size === used.length;
}

const identifyingUses: readonly string[] = ['isbn13', 'isbn', 'id'] satisfies ImportField[];

/** Whether a file says which books it is about; one that changes no book but its price and stock needs no title. */
function namesItsBooks(uses: readonly string[], scope: ImportScope = 'all'): boolean {
  return uses.includes('title') || (scope === 'prices' && uses.some((use) => identifyingUses.includes(use)));
}

const importId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is the id of an import: a UUID that the browser makes before it uploads the file. */
export function isImportId(text: string): boolean {
  return importId.test(text);
}

export const importIdSchema = string().label(t('Id')).required().matches(importId, t('Id must be a UUID'));

/** What the admin sends to let an uploaded file be checked: POST /api/imports. */
export const importRequestSchema = object({
  id: importIdSchema,
  fileName: string().label(t('File name')).required().max(importLimits.fileName),
  /** What the file calls its columns, by which another such file has the same choices. */
  names: array(string().defined().max(importLimits.columnName)).max(importLimits.columns),
  /** What each column holds, in the order of the file. */
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

/** The folder of Storage in which files with books lie; storage.rules says the same. */
export const importFolder = 'imports/';

/** Where the uploaded file of an import lies. */
export function importFilePath(id: string): string {
  return `${importFolder}${id}.csv`;
}

export type ImportState = 'checking' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed';

/** The states in which the shop works on an import. */
export const statesUnderWay = ['checking', 'importing', 'undoing'] as const satisfies ImportState[];

export function isUnderWay(state: ImportState): boolean {
  return statesUnderWay.some((one) => one === state);
}

/** A column of an uploaded file. */
export interface FileColumn {
  name: string;
  use: ColumnUse;
  /** The first cells that are not empty. */
  samples: string[];
}

/** The columns of an uploaded file, read from its beginning. */
export interface FileColumns {
  /** The columns of an ONIX 3.0 message are known; those of a CSV are chosen by the shopkeeper. */
  format: 'csv' | 'onix';
  columns: FileColumn[];
}

/** A line of a file, and what the check says of it. */
export interface ImportLine {
  /** Of the text file; the names of the columns are line 1. */
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
  /** Lines about a book that an earlier line is about. */
  duplicate: 0,
  /** Books that the file does not sell: they become drafts. */
  draft: 0,
  /** New and changed ones of which something is left out. */
  incomplete: 0,
  /** New and changed ones that change how many copies there are. */
  stock: 0,
  /** Lines about what the file may not change: by the rules it adds books only, or changes prices and stock only. */
  passed: 0,
  /** Books that a bulk change deletes. */
  deleted: 0,
  /** Publishers of which the shop gets to know who answers for their books. */
  makers: 0,
  /** Lines that could no longer be imported when their turn came. */
  skipped: 0,
  /** The books that an undo deleted, restored, and left as they are. */
  removed: 0,
  restored: 0,
  kept: 0,
};

export type ImportCounts = typeof noImportCounts;

/** What a bulk change is to do, and the lowest and highest price that it makes, in the shop's currency. */
interface BulkSummary {
  change: BulkChange;
  lowest?: number | undefined;
  highest?: number | undefined;
  /** How many books a merge has left behind: they came into the genre after the preview. */
  left?: number | undefined;
}

/** An import, or a bulk change, which is one whose plan comes from a selection of books, as the admin sees it. */
export interface BookImport {
  id: string;
  fileName: string;
  state: ImportState;
  /** Why it failed, in words for the admin; '' when it did not. */
  problem: string;
  /** What a bulk change does; an import of a file has none. */
  bulk?: BulkSummary;
  /** What failed, or is under way: the check, the import or the undo. */
  task: ImportTask;
  createdAt: string;
  columns: string[];
  /** Missing where it was not said. */
  names?: string[];
  rules: ImportRules;
  progress: { done: number; total: number };
  counts: ImportCounts;
  /** The first of each kind. */
  attention: ImportLine[];
  changes: ImportLine[];
  kept: ImportLine[];
  /** The file's categories that the shop does not have, the most frequent first. */
  unknownCategories: { value: string; count: number }[];
}

export const importTasks = ['check', 'import', 'undo'] as const;

type ImportTask = (typeof importTasks)[number];
