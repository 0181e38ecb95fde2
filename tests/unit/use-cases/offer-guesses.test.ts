import { expect, it, vi } from 'vitest';
import { offerRoutes } from '../../../functions/src/routes/offer-routes.ts';

const counted: unknown[] = [];
vi.mock('../../../functions/src/auth/visitor-limit.ts', () => ({
  visitorLimit: () => async (_: number, client: unknown) => counted.push(client) * 1000,
}));

it('Codes of offers can be guessed only so often, also by who has signed in', async () => {
  const client = { visitor: '203.0.113.7', server: '198.51.100.7', cookies: '' };
  const request = {
    params: {},
    query: {},
    body: { bookIds: ['emma'], code: 'XMAS' },
    header: () => undefined,
    client,
    signal: new AbortController().signal,
  };
  const caller = { uid: 'u1', email: 'ada@example.com', isConfirmed: true, signedInAt: 0 };
  const { 'POST /api/cart/offers': ofCart, 'POST /api/account/offers': ofAccount } = offerRoutes;
  await expect(ofCart({ ...request, caller: undefined })).rejects.toMatchObject({ status: 429 });
  await expect(ofAccount({ ...request, caller })).rejects.toMatchObject({ status: 429 });
  expect(counted).toEqual([client, client]);
});
