import { beforeEach, expect, it, vi } from 'vitest';
import { ensureVoucherKey } from '../../../functions/src/deploy/voucher-key.ts';
import { GoogleRefusal } from '../../../functions/src/platform/google-api.ts';

const askGoogle = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/platform/google-api.ts', async (importOriginal) => ({
  ...(await importOriginal()),
  askGoogle,
}));

beforeEach(() => askGoogle.mockReset());

/** Each as the end of its address and the body. */
const written = () =>
  askGoogle.mock.calls.flatMap(([, address, body]) => (body ? [[address.split('/').at(-1), body]] : []));
const refuse = (status: number) => askGoogle.mockRejectedValueOnce(new GoogleRefusal(status, 'no'));

it('A deploy leaves the key of vouchers alone that is there', async () => {
  askGoogle.mockResolvedValueOnce({ state: 'ENABLED' });
  await ensureVoucherKey('corner-books');
  expect(written()).toEqual([]);
});

it.each([
  ['makes it', []],
  ['goes on where an earlier one was killed', [409]],
])('A deploy of a shop without a key of vouchers %s', async (_, statuses) => {
  refuse(404);
  for (const status of statuses) refuse(status);
  askGoogle.mockResolvedValue({});
  await ensureVoucherKey('corner-books');
  expect(written()).toEqual([
    ['secrets?secretId=VOUCHER_KEY', { replication: { automatic: {} } }],
    ['VOUCHER_KEY:addVersion', { payload: { data: expect.stringMatching(/^[\w+/]{56,}=*$/) } }],
  ]);
});

it('A deploy that may not make it says who may', async () => {
  refuse(404);
  refuse(403);
  await expect(ensureVoucherKey('corner-books')).rejects.toThrow('npm run setup');
});
