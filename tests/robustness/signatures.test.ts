import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectId } from '../emulators/project.ts';
import { exactly } from '../figures.ts';
import { idToken } from '../rules/callers.ts';
import { type LocalServer, serveApi } from '../unit/functions/local-server.ts';
import { expectGoal } from './goals.ts';
import { unsignedIdTokens, waysIn } from './spoiled-tokens.ts';

let local: LocalServer;

beforeAll(async () => {
  // The sign-in emulator's tokens are unsigned. Without it the API asks for signatures, as in the cloud.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('ADMIN_PASSWORD_HASH', 'only the log needs one');
  local = await serveApi();
});

afterAll(() => {
  local.close();
  vi.unstubAllEnvs();
});

test('no ID token without Google’s signature is taken where there is no emulator', async () => {
  const token = idToken(projectId, { sub: 'ann', email: 'ann@example.com' });
  const letIn = await waysIn(unsignedIdTokens(token), async (authorization = '') => {
    const address = `${local.address}/api/orders/email/ann@example.com`;
    return (await fetch(address, { headers: { authorization } })).status;
  });
  expect(letIn).toEqual([]);
  expectGoal(exactly('Sessions', 'unsigned tokens let in outside of the emulators', letIn.length, 0));
});
