import { beforeEach, expect, it, vi } from 'vitest';
import { orderRoutes } from '../../../functions/src/routes/order-routes.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';

const readShoppersPast = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/orders/order-store.ts', async (original) => ({
  ...(await original()),
  readShoppersPast,
}));
vi.mock('../../../functions/src/stock/stock-store.ts', async (original) => ({
  ...(await original()),
  readCounted: async () => [],
}));
vi.mock('../../../functions/src/settings/settings-store.ts', async (original) => ({
  ...(await original()),
  findSettings: async () => ({ ...defaultSettings, version: 0 }),
}));

const conflict = Object.assign(new Error('another order came first'), { code: 9 });

function place(signal: AbortSignal) {
  return orderRoutes['POST /api/orders']({
    params: {},
    query: {},
    body: makeOrderRequest([makeBook()]),
    header: () => crypto.randomUUID(),
    caller: { uid: 'nora', email: 'nora@example.com', isConfirmed: false, signedInAt: 0 },
    client: { visitor: 'here', server: 'here', cookies: '' },
    signal,
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  readShoppersPast.mockRejectedValue(conflict);
});

it('An order that other orders are always ahead of is tried no more once its caller has gone', async () => {
  const caller = new AbortController();
  readShoppersPast.mockRejectedValueOnce(conflict).mockImplementationOnce(async () => {
    caller.abort();
    throw conflict;
  });
  await expect(place(caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(readShoppersPast).toHaveBeenCalledTimes(2);
});
