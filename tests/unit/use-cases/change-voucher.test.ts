import { expect, it, vi } from 'vitest';
import { owner } from '../../../functions/src/shared/callers.ts';
import { voucherChangeSchema } from '../../../functions/src/shared/voucher/voucher-requests.ts';
import { changeVoucher } from '../../../functions/src/use-cases/vouchers/change-voucher.ts';
import { makeVoucher } from '../../fixtures/stored-vouchers.ts';

/** How often another write is faster, and by how much each moves the version on. */
const others = vi.hoisted(() => ({ faster: 0, step: 0, version: 1 }));

vi.mock('../../../functions/src/platform/firebase.ts', () => import('../../fixtures/without-database.ts'));
vi.mock('../../../functions/src/audit/audit-store.ts', () => ({ addEntry: () => 'entry' }));
vi.mock('../../../functions/src/settings/shop-profile.ts', () => ({ shopProfile: async () => ({}) }));
vi.mock('../../../functions/src/vouchers/voucher-store.ts', () => ({
  requireVoucher: async () => makeVoucher({ version: others.version }),
  writeVoucher: (_: object, __: object, after: object) => {
    if (others.faster === 0) return after;
    others.faster -= 1;
    others.version += others.step;
    // The database's error when a document was not as it had been read.
    throw Object.assign(new Error('the stored version does not match'), { code: 9 });
  },
}));

function block(faster: number, step: number) {
  Object.assign(others, { faster, step, version: 1 });
  const call = { expected: 1, by: owner, now: new Date('2026-11-29T10:00:00Z') };
  return changeVoucher('v', voucherChangeSchema.cast({ step: 'block' }), call);
}

it('A voucher is changed though another sale takes the number of its credit note, and not once it has changed itself', async () => {
  expect(await block(2, 0)).toMatchObject({ state: 'blocked' });
  await expect(block(1, 1)).rejects.toMatchObject({ status: 412 });
});
