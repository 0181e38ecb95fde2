import { orderDaysQuerySchema } from '../order/order.ts';
import { invoiceLimits } from '../shop/invoice-setting.ts';
import { queryNumber } from '../values/query-fields.ts';

/** The days of GET /api/invoices/export, and which part of them; without it, they must fit into one file. */
export const invoiceExportSchema = orderDaysQuerySchema.shape({
  part: queryNumber('part', invoiceLimits.parts),
});
