import { beforeEach, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { readAdminToken, removeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { loginAdmin } from '../../web/src/features/admin-session/admin-login.ts';
import { answerFetch, json } from './fake-fetch.ts';

const credentials = { username: 'admin', password: 'read-more-books' };

beforeEach(() => removeAdminToken());

it.each([{}, { token: '' }, { token: 7 }])('A login that is answered with %j fails', async (body) => {
  answerFetch(() => json(body));
  await expect(loginAdmin(credentials)).rejects.toThrow('The answer to the login has no token');
  expect(readAdminToken()).toBeNull();
});

it('The right password signs the admin in also where local storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  }
  answerFetch(() => json({ token: 'some-token' }));
  await loginAdmin(credentials);
  expect(readAdminToken()).toBe('some-token');
});

it('A login drops the data that another person of the dashboard was shown', async () => {
  browserData.setQueryData(['GET /api/audit', {}], { entries: [] });
  answerFetch(() => json({ token: 'another-token' }));
  await loginAdmin(credentials);
  expect(browserData.getQueryData(['GET /api/audit', {}])).toBeUndefined();
});
