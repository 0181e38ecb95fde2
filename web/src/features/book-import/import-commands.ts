import {
  type FileColumns,
  type ImportRequest,
  importLimits,
} from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { saveBytes, saveFile } from '#lib/browser/save-file.ts';
import { type ImportChoices, newGenre, withNewGenres } from './import-choices.ts';

const csvType = 'text/csv;charset=utf-8';

/** Checked before the upload; '' when the file may be sent. */
export function fileProblem({ name, size }: File): string {
  if (size === 0) return t('The file is empty.');
  if (size > importLimits.bytes) {
    return t('The file is larger than {most} MB. Split it.', { most: importLimits.bytes / 1024 / 1024 });
  }
  if (/\.(xls|ods|numbers|zip|pdf)$/i.test(name)) {
    return t('This is not a CSV. Open it in your spreadsheet, save it as “CSV UTF-8” and choose that file.');
  }
  return '';
}

/** Excel files are split into sheets in the browser. */
export function isSpreadsheet({ name }: Pick<File, 'name'>): boolean {
  return /\.xlsx$/i.test(name);
}

/** Each sheet as a CSV. @throws Error in words for the shopkeeper when there is none */
export async function sheetsOf(file: File): Promise<File[]> {
  const { readSpreadsheet } = await import('#lib/spreadsheet.ts');
  const sheets = await readSpreadsheet(file, importLimits.bytes).catch((cause: unknown) => {
    const why = cause instanceof RangeError ? ` ${cause.message}.` : '';
    const problem = t('This Excel file cannot be read.{why} Save it as “CSV UTF-8” and choose that file.', {
      why,
    });
    throw new Error(problem, { cause });
  });
  if (sheets.length === 0) throw new Error('The Excel file has nothing in it.');
  const files = sheets.map(
    ({ name, csv }) => new File([csv], sheets.length > 1 ? `${file.name}, ${name}` : file.name),
  );
  const problem = files.map(fileProblem).find(Boolean);
  if (problem) throw new Error(problem);
  return files;
}

export interface UploadedFile extends FileColumns {
  id: string;
  fileName: string;
}

/** @throws ApiError saying why the file cannot be read */
export async function uploadFile(file: File, onProgress: (done: number) => void): Promise<UploadedFile> {
  const token = readAdminToken();
  if (!token) throw new Error('There is no admin token on this browser');
  const { uploadImport } = await import('./import-upload.ts');
  const id = crypto.randomUUID();
  await uploadImport(token, id, file, onProgress);
  const fileName = file.name.slice(0, importLimits.fileName).toWellFormed() || 'books.csv';
  return { id, fileName, ...(await readColumns(id)) };
}

export function readColumns(id: string) {
  return callAdminApi('GET /api/imports/:id/columns', { params: { id } });
}

export function checkFile(request: ImportRequest) {
  return callAdminApi('POST /api/imports', { body: request });
}

/** Creates the genres chosen for categories of a file. @returns the choices with them */
export async function makeGenres(choices: ImportChoices): Promise<ImportChoices> {
  if (!choices.categories.some(([, category]) => category === newGenre)) return choices;
  const { genres: present, version } = await callAdminApi('GET /api/settings', {});
  const { choices: made, genres } = withNewGenres(choices, present);
  if (genres.length > present.length) {
    const headers = { 'If-Match': `"${version}"` };
    const saved = await callAdminApi('PUT /api/settings', { body: { genres }, headers });
    // Loaded on demand: it brings all sections of the settings, which few imports need.
    const { keepSettings } = await import('#entities/settings/use-fresh-settings.ts');
    keepSettings(saved);
  }
  return made;
}

export async function saveAttention(id: string): Promise<void> {
  const text = await downloadAsAdmin('GET /api/imports/:id/faulty', { params: { id } });
  saveFile(t('lines-to-look-at.csv'), text, csvType);
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type BooksFormat = 'csv' | 'xlsx';

export async function saveAllBooks(format: BooksFormat, today: string): Promise<void> {
  const text = await downloadAsAdmin('GET /api/books/export', {});
  const fileName = `${t('books|file')}-${today}.${format}`;
  if (format === 'csv') saveFile(fileName, text, csvType);
  else {
    const { toSpreadsheet } = await import('#lib/spreadsheet.ts');
    saveBytes(fileName, await toSpreadsheet(text), excelType);
  }
}
