import { info } from 'firebase-functions/logger';
import type { Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import type { BankFile } from '../shared/order/bank-file.ts';
import {
  bookBankFile,
  listBankFiles,
  undoBankFile,
  workOnBankFile,
} from '../use-cases/cash/book-bank-file.ts';

function logged(file: BankFile): BankFile {
  const { id, state, done, count } = file;
  info('Bank file booked', { file: id, state, done, count });
  return file;
}

export const bankFileRoutes = {
  /** Suggests what each payment is for. */
  'POST /api/cash/bank-files/read': async ({ body }) => {
    const { readBankFile } = await import('../use-cases/cash/read-bank-file.ts');
    return readBankFile(body);
  },
  'GET /api/cash/bank-files': listBankFiles,
  /** The same Idempotency-Key again continues, or answers the finished bookings. */
  'POST /api/cash/bank-files': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    return logged(await bookBankFile(body, { key, by: caller.person }, signal));
  },
  /** Continues after a crash. */
  'POST /api/cash/bank-files/:id/continue': async ({ params, caller, signal }) =>
    logged(await workOnBankFile(params.id, caller.person, signal)),
  'POST /api/cash/bank-files/:id/undo': async ({ params, caller, signal }) =>
    logged(await undoBankFile(params.id, caller.person, signal)),
} satisfies Partial<Handlers>;
