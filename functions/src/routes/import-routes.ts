import { info } from 'firebase-functions/logger';
import { noteExport } from '../audit/session-audit.ts';
import { onixShopOf } from '../book-file/onix-price.ts';
import { readText } from '../imports/import-file-store.ts';
import { queueImport, queueLeftImport } from '../imports/import-queue.ts';
import { cancelImport, findImport, listImports } from '../imports/import-store.ts';
import { InvalidArgument, NotFound } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { UnreadableFile } from '../platform/text/file-text.ts';
import { findSettings } from '../settings/settings-store.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { type BookImport, isImportId } from '../shared/import/book-import.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import { listedStocks } from '../stock/listed-stocks.ts';
import { allBooks } from '../use-cases/books/list-books.ts';
import { requestChange, requestFileCheck } from '../use-cases/imports/request-import.ts';
import { startImport, startUndo } from '../use-cases/imports/start-import.ts';

function requireImportId(id: string): string {
  if (!isImportId(id)) throw new NotFound('The import');
  return id;
}

async function queued(what: string, begun: BookImport): Promise<BookImport> {
  await queueImport(begun.id);
  info(what, { import: begun.id });
  return begun;
}

export const importRoutes = {
  /** As far as they are recognised; 400 says why the file cannot be read. */
  'GET /api/imports/:id/columns': async ({ params }) => {
    const { fileColumns } = await import('../imports/uploaded-csv.ts');
    try {
      return await fileColumns(requireImportId(params.id), onixShopOf(await findSettings(), new Date()));
    } catch (error) {
      if (error instanceof UnreadableFile) throw new InvalidArgument('file', error.message);
      throw error;
    }
  },
  /** GET answers the progress. */
  'POST /api/imports': async ({ body }) =>
    queued('Import check requested', await requestFileCheck(body, new Date())),
  /** The result is an import, started and undone as one. */
  'POST /api/bulk-changes': async ({ body, caller }) =>
    queued(
      `Bulk change requested: ${body.change.kind}`,
      await requestChange(body, caller.person, new Date()),
    ),
  /** Also resumes imports left behind, for a person whose import waits for another one. */
  'GET /api/imports': async () => {
    const imports = await listImports(new Date());
    for (const one of imports) await queueLeftImport(one, new Date());
    return imports;
  },
  /** Also resumes it if it was left behind. */
  'GET /api/imports/:id': async ({ params }) => {
    const { seen } = await findImport(requireImportId(params.id));
    await queueLeftImport(seen, new Date());
    return seen;
  },
  'POST /api/imports/:id/start': async ({ params, caller }) =>
    queued('Import started', await startImport(requireImportId(params.id), caller.person, new Date())),
  'POST /api/imports/:id/undo': async ({ params, caller }) =>
    queued(
      'Undo of an import started',
      await startUndo(requireImportId(params.id), caller.person, new Date()),
    ),
  /** Also for another person, whose import waits for this one. */
  'POST /api/imports/:id/cancel': async ({ params, caller }) => {
    const cancelled = await cancelImport(requireImportId(params.id), caller.person);
    info('Import cancelled', { import: cancelled.id });
    return cancelled;
  },
  /** Lines with problems and their reasons: corrected, they can be imported again. */
  'GET /api/imports/:id/faulty': async ({ params }) => {
    const { attentionPath } = await findImport(requireImportId(params.id));
    if (attentionPath === '') throw new NotFound('The check of the import');
    return readText(attentionPath);
  },
  /** Importing it changes nothing. */
  'GET /api/books/export': async ({ caller, signal }) => {
    await noteExport(caller.person, 'books');
    const [stocks, shop] = await Promise.all([listedStocks(signal), shopProfile()]);
    const { booksCsv } = await import('../book-file/book-csv.ts');
    return booksCsv(allBooks(signal), stocks, moneyOf(shop));
  },
} satisfies Partial<Handlers>;
