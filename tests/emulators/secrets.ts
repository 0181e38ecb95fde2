import { randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { smtpAddress } from './mail-catcher.ts';
import { root } from './project.ts';
import { stripeKeys } from './stripe.ts';

/** A hundredth of the cost of a real shop's hash, so that the tests sign in quickly. */
const cost = { N: 1024, r: 8, p: 1 };
const hashBytes = 32;

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64, as the functions read it. */
export function passwordHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** The .env file in which the Functions emulator finds the secrets. */
export const secretsFile = path.join(root, 'functions/.secret.local');

/** From which the codes of the demo shop's vouchers are made. */
export const demoVoucherKey = 'the-key-of-the-codes-of-the-demo-shop';

const demoSecrets: Readonly<Record<string, () => string>> = {
  ADMIN_USERNAME: () => demoAdmin.username,
  ADMIN_PASSWORD_HASH: () => passwordHash(demoAdmin.password),
  SMTP_URL: () => smtpAddress,
  STRIPE_KEYS: () => stripeKeys,
  VOUCHER_KEY: () => demoVoucherKey,
};

/** The file's text with the demo shop's secrets that it lacks. */
export function withDemoSecrets(text: string): string {
  const lines = Object.entries(demoSecrets)
    .filter(([name]) => !new RegExp(`^${name}=`, 'm').test(text))
    // In single quotes, so that no reader takes the dollar signs for variables.
    .map(([name, value]) => `${name}='${value()}'\n`);
  return text + lines.join('');
}

/** For the Functions emulator; secrets that the file has already stay. */
export function writeDemoSecrets(report: (line: string) => void): void {
  const text = existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : '';
  const complete = withDemoSecrets(text);
  if (complete === text) return;
  writeFileSync(secretsFile, complete, { mode: 0o600 });
  report('Demo secrets written to functions/.secret.local');
}
