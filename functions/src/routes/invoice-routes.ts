import { noteExport } from '../audit/session-audit.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
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

export const invoiceRoutes = {
  /** An invoice or a credit note: of the shopper's own order, or for a person of the desk. */
  'GET /api/invoices/:number': async ({ params, caller }) => {
    const uid = 'uid' in caller ? caller.uid : undefined;
    if (uid !== undefined) {
      refuseWhile(hourlyFiles(Date.now(), uid), 'Too many invoices within an hour: try again later');
    }
    return invoiceFile(params.number, uid);
  },
  /** An invoice or a credit note for a public buyer, as XML. */
  'GET /api/invoices/:number/x-rechnung': ({ params }) => xRechnungFile(params.number),
  'GET /api/invoices': ({ query }) => invoicesOfOrders([...new Set(query.ids)].map(requireOrderId)),
  /** The documents of some days of the shop, as a ZIP, or a part of them. */
  'GET /api/invoices/export': async ({ query, caller, signal }) => {
    const { from, to, part } = query;
    const archive = await invoiceArchive(from, to, part, signal);
    await noteExport(
      caller.person,
      'invoices',
      `${from} to ${to}${part === undefined ? '' : `, part ${part}`}`,
    );
    return archive;
  },
  /** What was invoiced and credited on some days of the shop, for the accountant, as CSV. */
  'GET /api/invoices/journal': async ({ query, caller, signal }) => {
    await noteExport(caller.person, 'journal', `${query.from} to ${query.to}`);
    return journal(query.from, query.to, signal);
  },
} satisfies Partial<Handlers>;
