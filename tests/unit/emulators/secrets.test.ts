import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordHash } from '../../emulators/secrets.ts';

test('the hash carries its parameters, its salt and 32 bytes that scrypt gives again', () => {
  const [scheme, n, r, p, salt = '', hash = ''] = passwordHash('read-more-books').split('$');
  expect([scheme, n, r, p]).toEqual(['scrypt', '16384', '8', '1']);
  const again = scryptSync('read-more-books', Buffer.from(salt, 'base64'), 32, { N: 16_384, r: 8, p: 1 });
  expect(again.equals(Buffer.from(hash, 'base64'))).toBe(true);
});

test('two hashes of one password differ by their salt', () => {
  expect(passwordHash('same')).not.toBe(passwordHash('same'));
});
