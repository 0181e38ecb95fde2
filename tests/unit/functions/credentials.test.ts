import { scrypt } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { isAdmin } from '../../../functions/src/auth/credentials.ts';
import { hashPassword } from '../../../functions/src/auth/password.ts';

// The true functions, counted.
vi.mock('node:crypto', async (load) => {
  const actual = await load<typeof import('node:crypto')>();
  return { ...actual, scrypt: vi.fn(actual.scrypt) };
});

beforeEach(async () => {
  vi.stubEnv('ADMIN_USERNAME', 'librarian');
  vi.stubEnv('ADMIN_PASSWORD_HASH', await hashPassword('paper and ink'));
});

it('a sign-in costs one hash, whether the name and the password are right or not', async () => {
  for (const [username, password, isRight] of [
    ['librarian', 'paper and ink', true],
    ['librarian', 'not the password', false],
    ['nobody-of-that-name', 'paper and ink', false],
    ['nobody-of-that-name', 'not the password', false],
  ] as const) {
    vi.mocked(scrypt).mockClear();
    expect(await isAdmin({ username, password })).toBe(isRight);
    expect(scrypt).toHaveBeenCalledOnce();
  }
});
