import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { collection } from './collections.ts';
import { isWriteConflict } from './http/database-errors.ts';

// For links in mails, which have to work for years, longer than any secret: so the key is in the database.

const reference = () => collection('keys').doc('links');

let cachedKey: string | undefined;

/** Reads past `cachedKey`: a restore may have brought another key. */
async function readKey(): Promise<string | undefined> {
  const key: unknown = (await reference().get()).get('key');
  if (typeof key === 'string') cachedKey = key;
  return cachedKey;
}

async function madeKey(): Promise<string> {
  try {
    await reference().create({ key: randomBytes(32).toString('base64url') });
  } catch (error) {
    // Another instance has created the key first.
    if (!isWriteConflict(error)) throw error;
  }
  return (await readKey()) ?? madeKey();
}

function signatureOf(text: string, key: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/**
 * Never expires. Purpose and subject, such as a uid, are readable in it, so neither may be a secret; both consist of
 * letters, digits, '-' and '_'.
 */
export async function signedText(purpose: string, subject: string): Promise<string> {
  const text = `${purpose}.${subject}`;
  const key = cachedKey ?? (await readKey()) ?? (await madeKey());
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** Undefined for a token that {@link signedText} has not made. */
export async function readSignedText(
  token: string,
): Promise<{ purpose: string; subject: string } | undefined> {
  const [, text, purpose, subject, signature] = /^(([\w-]+)\.([\w-]+))\.([\w-]{43})$/.exec(token) ?? [];
  if (!text || !purpose || !subject || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const isBy = (key: string | undefined) =>
    key !== undefined && timingSafeEqual(signatureOf(text, key), given);
  return isBy(cachedKey) || isBy(await readKey()) ? { purpose, subject } : undefined;
}
