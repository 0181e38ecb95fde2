import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runSize } from '../../robustness/run-size.ts';
import {
  allowedToRun,
  historyText,
  isIgnored,
  readLockfile,
  readPackageJson,
  trackedTexts,
  unpinned,
  withAddress,
  withoutIntegrity,
} from './repository.ts';
import { secretsIn } from './secret-scan.ts';

const packages = [readPackageJson(), ...(readPackageJson().workspaces ?? []).map(readPackageJson)];

describe('external packages', () => {
  it('each have a hash in the lockfile, no address, and no install script that may run', () => {
    const lock = readLockfile();
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(withoutIntegrity(lock)).toEqual([]);
    expect(withAddress(lock)).toEqual([]);
    expect(allowedToRun(lock, readPackageJson())).toEqual([]);
  });

  it('have exact versions', () => {
    expect(packages).toHaveLength(3);
    expect(packages.flatMap(unpinned)).toEqual([]);
  });

  it('are at most twenty in the functions', () => {
    expect(Object.keys(readPackageJson('functions').dependencies ?? {}).length).toBeLessThanOrEqual(20);
  });
});

/** Random digits and letters, so that nothing that looks like a secret stands in this file. */
function random(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length);
}

function randomPassword(): string {
  return randomBytes(48).toString('base64');
}

describe('secrets', () => {
  it.each([
    ['a private key', () => `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}\n${randomPassword()}`],
    ['a service account', () => JSON.stringify({ private_key_id: random(40) })],
    ['a Google API key', () => `key: "${'AI'}za${random(35)}"`],
    ['a Google token', () => `ya${29}.${random(40)}`],
    ['a GitHub token', () => `ghp${'_'}${random(36)}`],
    ['an npm token', () => `//registry/:_auth${'Token'}=${random(20)}`],
    ['an AWS key', () => `AK${'IA'}${random(16).toUpperCase()}`],
    ['a signed token', () => `ey${'J'}${random(20)}.ey${'J'}${random(40)}.${random(43)}`],
    ['a password hash', () => ['scrypt', 16384, 8, 1, random(24), random(44)].join('$')],
    ['a login in an address', () => `https://robin:${random(8)}@example.com/`],
    ['a random password', () => `const dbPass${'word'} = '${randomPassword()}';`],
    ['a random token in JSON', () => JSON.stringify({ [`access${'Token'}`]: randomPassword() })],
  ])('are found: %s', (_kind, plant) => {
    const text = `Some words\n  ${plant()}\nand others`;
    expect(secretsIn(text)).not.toEqual([]);
  });

  it('are not reported in harmless texts', () => {
    const harmless = [
      "password: 'read-more-books'",
      "const tokenKey = 'token-ends-at';",
      'integrity": "sha512-YvRDRXQV7xjrJd4dOxdhPSWu9GXz2T7Vd5ZVyZ8DZkXZyxmYfvtaAHhhrs91IQ=="',
      'ADMIN_PASSWORD_HASH must read scrypt$N$r$p$salt$hash',
      'http://127.0.0.1:5000/admin',
    ];
    for (const text of harmless) expect(secretsIn(text)).toEqual([]);
  });

  it('are in no tracked file and in no line that was committed', () => {
    const texts = trackedTexts();
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap(([name, text]) => secretsIn(text).map((found) => `${name}: ${found}`))).toEqual([]);
    const history = historyText(runSize({ quick: 100, full: 1_000_000 }));
    expect(history.length).toBeGreaterThan(0);
    expect(secretsIn(history)).toEqual([]);
  });

  it.each(['functions/.secret.local', '.secret.local', 'web/.env.production', 'functions/.env.local'])(
    'of this computer stay out of git: %s is ignored',
    (name) => {
      expect(isIgnored(name)).toBe(true);
      expect(isIgnored('README.md')).toBe(false);
    },
  );
});
