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

/** Per shopper and hour, on one instance: rendering takes the processor for a moment. */
const hourlyFiles = instanceLimit({ limit: 60, windowMs: 3_600_000 });

export const invoiceRoutes = {
  /** For the order's shopper, or a person of the desk. */
  'GET /api/invoices/:number': async ({ params, caller }) => {
    const uid = 'uid' in caller ? caller.uid : undefined;
    if (uid !== undefined) {
      refuseWhile(hourlyFiles(Date.now(), uid), 'Too many invoices within an hour: try again later');
    }
    return invoiceFile(params.number, uid);
  },
  /** XML, for a public buyer. */
  'GET /api/invoices/:number/x-rechnung': ({ params }) => xRechnungFile(params.number),
  'GET /api/invoices': ({ query }) => invoicesOfOrders([...new Set(query.ids)].map(requireOrderId)),
  /** A ZIP, or one of several. */
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
  /** CSV for the accountant. */
  'GET /api/invoices/journal': async ({ query, caller, signal }) => {
    await noteExport(caller.person, 'journal', `${query.from} to ${query.to}`);
    return journal(query.from, query.to, signal);
  },
} satisfies Partial<Handlers>;
