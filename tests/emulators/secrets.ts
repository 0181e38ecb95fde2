import { randomBytes, scryptSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { root } from './project.ts';

/** Cheaper than the cost of a real shop's hash, so that the tests sign in quickly. */
const cost = { N: 16_384, r: 8, p: 1 };
const hashBytes = 32;

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64, as the functions read it. */
export function passwordHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** The .env file in which the Functions emulator finds the secrets. */
export const secretsFile = path.join(root, 'functions/.secret.local');

/** Writes the demo admin's secrets for the Functions emulator, unless the file exists. */
export function writeDemoSecrets(report: (line: string) => void): void {
  if (existsSync(secretsFile)) return;
  // In single quotes, so that no reader takes the dollar signs for variables.
  const lines = [
    `ADMIN_USERNAME='${demoAdmin.username}'`,
    `ADMIN_PASSWORD_HASH='${passwordHash(demoAdmin.password)}'`,
  ];
  writeFileSync(secretsFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  report('Demo admin written to functions/.secret.local');
}
