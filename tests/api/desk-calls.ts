import type { Order } from '../../functions/src/shared/order/order.ts';
import { defaultInvoices } from '../../functions/src/shared/shop/invoice-setting.ts';
import { callsWith } from './shop-api.ts';

/** The setting of a shop that writes invoices. */
export const writtenInvoices = {
  ...defaultInvoices,
  isOn: true,
  name: 'Paper & Ink',
  address: '2 Quay Street',
  taxNumber: 'IE123',
};

/** What a person of the desk does with orders. */
export function deskCalls(token: string) {
  const asAdmin = callsWith(token);
  return {
    asAdmin,
    take: (body: object, key?: string) => asAdmin('POST', '/api/orders/desk', body, { key }),
    takeStep: (id: string, from: string, to: string) =>
      asAdmin('POST', `/api/orders/${id}/status`, { from, to }),
    storedOrder: async (id: string): Promise<Order> =>
      (await asAdmin('GET', `/api/orders?ids=${id}`)).body[0],
  };
}
