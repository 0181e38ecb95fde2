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

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubEnv('ADMIN_PASSWORD_HASH', 'scrypt$1$1$1$c2FsdA==$aGFzaA==');
});

// The Authentication emulator always looks whether an account is disabled; production does so only when asked.
describe('A shopper whose account was disabled', () => {
  it.each<[CallName, boolean]>([
    ['POST /api/orders', true],
    ['GET /api/orders/email/:email', false],
  ])('calls %s, for which Firebase is asked about the account: %s', async (name, isAsked) => {
    verifyIdToken.mockResolvedValue({ uid: 'nora', email: 'nora@example.com' });
    await identifyCaller(callDefinitions[name], call);
    expect(verifyIdToken).toHaveBeenCalledWith('some.id.token', isAsked);
    expect(call.noteShopper).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f]{16}$/));
  });

  it('is refused like one with an invalid token', async () => {
    verifyIdToken.mockRejectedValue(Object.assign(new Error('disabled'), { code: 'auth/user-disabled' }));
    await expect(identifyCaller(callDefinitions['POST /api/orders'], call)).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});
