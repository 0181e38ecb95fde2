import { orderDaysQuerySchema } from '../order/order.ts';
import { invoiceLimits } from '../shop/invoice-setting.ts';
import { queryNumber } from '../values/query-fields.ts';

/** GET /api/invoices/export. Without a part, the days must fit into one file. */
export const invoiceExportSchema = orderDaysQuerySchema.shape({
  part: queryNumber('part', invoiceLimits.parts),
});
