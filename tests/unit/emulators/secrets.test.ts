import { expect, test } from 'vitest';
import { isPassword } from '../../../functions/src/auth/password.ts';
import { passwordHash } from '../../emulators/secrets.ts';

test('the functions accept the demo admin’s password hash', async () => {
  expect(await isPassword('read-more-books', passwordHash('read-more-books'))).toBe(true);
  expect(await isPassword('another password', passwordHash('read-more-books'))).toBe(false);
});

test('two hashes of one password differ by their salt', () => {
  expect(passwordHash('same')).not.toBe(passwordHash('same'));
});
