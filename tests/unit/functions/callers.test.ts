import { beforeEach, expect, it, vi } from 'vitest';
import { identifyCaller } from '../../../functions/src/auth/callers.ts';
import { type CallName, callDefinitions } from '../../../functions/src/shared/api-calls.ts';

const verifyIdToken = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/platform/firebase.ts', () => ({
  authentication: async () => ({ verifyIdToken }),
}));

const findSession = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/auth/session-store.ts', () => ({ findSession }));

const call = {
  header: (name: string) => (name === 'Authorization' ? 'Bearer some.id.token' : undefined),
  noteCaller: vi.fn(),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubEnv('ADMIN_PASSWORD_HASH', 'scrypt$1$1$1$c2FsdA==$aGFzaA==');
});

it.each<[CallName, boolean]>([
  ['GET /api/orders', true],
  ['GET /api/people', false],
])(
  'A person of the dashboard is named by the id in the line of %s in the log, also when the role does not allow it',
  async (name, mayCall) => {
    const person = { id: 'a1b2', name: 'Otto', role: 'orders' };
    findSession.mockResolvedValue({ sessionId: 'one', person });
    const asked = identifyCaller(callDefinitions[name].access, call);
    await (mayCall
      ? expect(asked).resolves.toMatchObject({ person })
      : expect(asked).rejects.toThrow('role'));
    expect(call.noteCaller).toHaveBeenCalledExactlyOnceWith({ person: 'a1b2' });
  },
);

// The Auth emulator always checks whether an account is open; production does so only when asked.
it.each<CallName>(['POST /api/orders', 'GET /api/orders/email/:email', 'POST /api/payments/:id/check'])(
  'A shopper whose account was disabled calls %s, for which Firebase is asked about the account',
  async (name) => {
    verifyIdToken.mockResolvedValue({ uid: 'nora', email: 'nora@example.com' });
    await identifyCaller(callDefinitions[name].access, call);
    expect(verifyIdToken).toHaveBeenCalledWith('some.id.token', true);
    expect(call.noteCaller).toHaveBeenCalledWith({ uid: expect.stringMatching(/^[0-9a-f]{16}$/) });
  },
);

it('A shopper whose account was disabled is refused like one with an invalid token', async () => {
  verifyIdToken.mockRejectedValue(Object.assign(new Error('disabled'), { code: 'auth/user-disabled' }));
  await expect(identifyCaller(callDefinitions['POST /api/orders'].access, call)).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
});
