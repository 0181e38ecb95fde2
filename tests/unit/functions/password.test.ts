import { spawnSync } from 'node:child_process';
import { randomBytes, scryptSync } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../functions/src/auth/password.ts';

/** With the lower cost of earlier releases. */
function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${salt.toString('base64')}$${key.toString('base64')}`;
}

it('Passwords belong to their own hash only, and no two hashes are alike', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

it('Passwords are still known by a hash of a lower cost', async () => {
  const hash = cheapHash('correct horse');
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('Correct horse', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

it('Passwords are the same however the keyboard composes an accent', async () => {
  expect(await isPassword('cafe\u0301-society', cheapHash('caf\u00e9-society'))).toBe(true);
});

it.each(['', 'plain', 'scrypt$16384$8$1$$', 'bcrypt$1$2$3$YQ==$YQ=='])(
  'Passwords cannot be checked against %j',
  async (hash) => {
    await expect(isPassword('x', hash)).rejects.toThrow('The password hash must read');
  },
);

const command = path.resolve(import.meta.dirname, '../../../functions/src/commands/hash-password.ts');
const run = (input: string) => spawnSync(process.execPath, [command], { input, encoding: 'utf8' });

it('The command that makes a hash reads the password from a pipe and shows only the hash', async () => {
  const { stdout, stderr, status } = run('a long enough password\n');
  expect(status).toBe(0);
  expect(stdout + stderr).not.toContain('long enough');
  expect(await isPassword('a long enough password', stdout)).toBe(true);
});

it.each(['', 'short\n'])('The command that makes a hash refuses %j', (input) => {
  const { stdout, stderr, status } = run(input);
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain('12 to 200 characters');
});
