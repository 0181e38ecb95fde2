import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { defaultInvoices } from '../../functions/src/shared/shop/invoice-setting.ts';
import { type CallOptions, callsWith, succeeded } from './shop-api.ts';

export const writtenInvoices = {
  ...defaultInvoices,
  isOn: true,
  name: 'Paper & Ink',
  address: '2 Quay Street',
  taxNumber: 'IE123',
};

export function deskCalls(token: string) {
  const asAdmin = callsWith(token);
  const takeStep = (id: string, from: string, to: string, more: object = {}) =>
    asAdmin('POST', `/api/orders/${id}/status`, { from, to, ...more });
  return {
    asAdmin,
    get: async (path: string) => succeeded(await asAdmin('GET', path)),
    post: async (path: string, body?: unknown, more?: CallOptions) =>
      succeeded(await asAdmin('POST', path, body, more)),
    put: async (path: string, body: unknown, more?: CallOptions) =>
      succeeded(await asAdmin('PUT', path, body, more)),
    set: async (settings: object) => succeeded(await asAdmin('PUT', '/api/settings', settings)),
    take: (body: object, key?: string) => asAdmin('POST', '/api/orders/desk', body, { key }),
    takeStep,
    /** Through several statuses. @returns the order after the last */
    takeSteps: async (id: string, ...statuses: readonly string[]): Promise<Order> => {
      let order: Order | undefined;
      for (const [index, to] of statuses.slice(1).entries())
        order = succeeded(await takeStep(id, statuses[index] ?? '', to));
      if (!order) throw new Error('No step was named');
      return order;
    },
    storedOrder: async (id: string): Promise<Order> =>
      (await asAdmin('GET', `/api/orders?ids=${id}`)).body[0],
  };
}

/** The owner's session, new in each file. */
export const admin = await beginSession();
export const { asAdmin, get, post, put, set, take, takeStep, takeSteps, storedOrder } = deskCalls(admin);
