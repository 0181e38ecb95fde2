import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface PasswordHash {
  cost: { N: number; r: number; p: number };
  salt: Buffer;
  hash: Buffer;
}

// One of the equivalent settings of OWASP's Password Storage Cheat Sheet, with 32 MiB of memory.
const cost = { N: 32_768, r: 8, p: 3 };
const hashBytes = 32;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

function deriveKey(password: string, salt: Buffer, bytes: number, { N, r, p }: PasswordHash['cost']) {
  return derive(password.normalize('NFC'), salt, bytes, { N, r, p, maxmem: 256 * N * r });
}

function parseHash(text: string): PasswordHash {
  const parts = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(text.trim());
  if (!parts) throw new Error('The password hash must read scrypt$N$r$p$salt$hash');
  const [, N, r, p, salt = '', hash = ''] = parts;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** @throws Error for a hash not in the format of {@link hashPassword} */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { cost: storedCost, salt, hash } = parseHash(stored);
  return timingSafeEqual(await deriveKey(password, salt, hash.length, storedCost), hash);
}

/** Constant-time comparison. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
