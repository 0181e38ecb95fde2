import { scrypt } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { isOwnersName, whoSignsIn } from '../../../functions/src/auth/credentials.ts';
import { passwordHash } from '../../emulators/secrets.ts';

vi.mock('node:crypto', async (load) => {
  const actual = await load<typeof import('node:crypto')>();
  return { ...actual, scrypt: vi.fn(actual.scrypt) };
});

const kim = passwordHash('cloth and glue');

beforeEach(() => {
  vi.stubEnv('ADMIN_USERNAME', 'librarian');
  vi.stubEnv('ADMIN_PASSWORD_HASH', passwordHash('paper and ink'));
});

it('a sign-in costs one hash, whether the name and the password are right or not', async () => {
  for (const [username, password, person, who] of [
    ['librarian', 'paper and ink', undefined, 'owner'],
    ['librarian', 'not the password', undefined, undefined],
    ['unknown-name', 'paper and ink', undefined, undefined],
    ['unknown-name', 'not the password', undefined, undefined],
    ['kim', 'cloth and glue', kim, 'person'],
    ['kim', 'not the password', kim, undefined],
    ['kim', 'paper and ink', kim, undefined],
    // A person who has got the owner's name by other means is not the owner.
    ['librarian', 'cloth and glue', kim, undefined],
  ] as const) {
    vi.mocked(scrypt).mockClear();
    expect(await whoSignsIn({ username, password }, person)).toBe(who);
    expect(scrypt).toHaveBeenCalledOnce();
  }
});

it('the owner’s name is known in any case', () => {
  expect(['librarian', ' Librarian ', 'LIBRARIAN'].map(isOwnersName)).toEqual([true, true, true]);
  expect(isOwnersName('librarians')).toBe(false);
});
