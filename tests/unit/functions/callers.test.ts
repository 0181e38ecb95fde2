import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identifyCaller } from '../../../functions/src/auth/callers.ts';
import { type CallName, callDefinitions } from '../../../functions/src/shared/api-calls.ts';

const verifyIdToken = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/platform/firebase.ts', () => ({
  authentication: async () => ({ verifyIdToken }),
}));

const call = {
  header: (name: string) => (name === 'Authorization' ? 'Bearer some.id.token' : undefined),
  noteShopper: vi.fn(),
};

beforeEach(() => vi.resetAllMocks());

// The Authentication emulator always looks whether an account is disabled; production does so only when asked.
describe('a shopper whose account was disabled', () => {
  it.each<[CallName, boolean]>([
    ['POST /api/orders', true],
    ['GET /api/orders/email/:email', false],
  ])('%s: whether Firebase is asked for the account', async (name, isAsked) => {
    verifyIdToken.mockResolvedValue({ uid: 'nora', email: 'nora@example.com' });
    await identifyCaller(callDefinitions[name], call);
    expect(verifyIdToken).toHaveBeenCalledWith('some.id.token', isAsked);
  });

  it('is refused like one with an invalid token', async () => {
    verifyIdToken.mockRejectedValue(Object.assign(new Error('disabled'), { code: 'auth/user-disabled' }));
    await expect(identifyCaller(callDefinitions['POST /api/orders'], call)).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});
