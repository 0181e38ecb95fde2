import { noteExport } from '../audit/session-audit.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import {
  invoiceArchive,
  invoiceFile,
  invoicesOfOrders,
  journal,
  xRechnungFile,
} from '../use-cases/invoices/invoice-files.ts';

/** How many files one instance makes for a shopper within an hour: each takes the processor for a moment. */
const hourlyFiles = instanceLimit({ limit: 60, windowMs: 3_600_000 });

/** @throws TooManyRequests */
function countFile(uid: string, now: number): void {
  const wait = hourlyFiles(now, uid);
  if (wait > 0) throw new TooManyRequests('Too many invoices within an hour: try again later', wait / 1000);
}

/** An invoice or a credit note: of the shopper's own order, or for a person of the desk. */
export const getInvoice: Handler<'GET /api/invoices/:number'> = async ({ params, caller }) => {
  const uid = 'uid' in caller ? caller.uid : undefined;
  if (uid !== undefined) countFile(uid, Date.now());
  return invoiceFile(params.number, uid);
};

/** An invoice or a credit note for a public buyer, as XML. */
export const getXRechnung: Handler<'GET /api/invoices/:number/x-rechnung'> = ({ params }) =>
  xRechnungFile(params.number);

export const getInvoices: Handler<'GET /api/invoices'> = ({ query }) =>
  invoicesOfOrders([...new Set(query.ids)].map(requireOrderId));

/** The documents of some days of the shop, as a ZIP, or a part of them. */
export const exportInvoices: Handler<'GET /api/invoices/export'> = async ({ query, caller, signal }) => {
  const { from, to, part } = query;
  const archive = await invoiceArchive(from, to, part, signal);
  await noteExport(
    caller.person,
    'invoices',
    `${from} to ${to}${part === undefined ? '' : `, part ${part}`}`,
  );
  return archive;
};

/** What was invoiced and credited on some days of the shop, for the accountant, as CSV. */
export const exportJournal: Handler<'GET /api/invoices/journal'> = async ({ query, caller, signal }) => {
  await noteExport(caller.person, 'journal', `${query.from} to ${query.to}`);
  return journal(query.from, query.to, signal);
};
