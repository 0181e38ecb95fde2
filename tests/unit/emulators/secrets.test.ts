import { expect, test } from 'vitest';
import { isPassword } from '../../../functions/src/auth/password.ts';
import { passwordHash, withDemoSecrets } from '../../emulators/secrets.ts';

test('the functions accept the demo admin’s password hash', async () => {
  expect(await isPassword('read-more-books', passwordHash('read-more-books'))).toBe(true);
  expect(await isPassword('another password', passwordHash('read-more-books'))).toBe(false);
});

test('two hashes of one password differ by their salt', () => {
  expect(passwordHash('same')).not.toBe(passwordHash('same'));
});

test('the secrets that a file has stay, and those that it lacks are added', () => {
  const added = withDemoSecrets("ADMIN_USERNAME='another-admin'\n");
  expect(added).toMatch(
    /^ADMIN_USERNAME='another-admin'\nADMIN_PASSWORD_HASH='scrypt\$.+'\nSMTP_URL='smtp:.+'\n$/,
  );
  expect(withDemoSecrets(added)).toBe(added);
});
