import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { collection } from './collections.ts';
import { isWriteConflict } from './http/database-errors.ts';

// For links in mails, which have to work for years: no secret of the shop lasts so long, so the database holds the key.

let key: Promise<string> | undefined;

async function readKey(): Promise<string> {
  const reference = collection('keys').doc('links');
  try {
    await reference.create({ key: randomBytes(32).toString('base64url') });
  } catch (error) {
    // The usual case: it is there already.
    if (!isWriteConflict(error)) throw error;
  }
  return String((await reference.get()).get('key'));
}

async function signatureOf(text: string): Promise<Buffer> {
  key ??= readKey();
  try {
    return createHmac('sha256', await key)
      .update(text)
      .digest();
  } catch (error) {
    key = undefined;
    throw error;
  }
}

/**
 * A token that only the shop can make: for a purpose, and for whom or what, such as a uid; neither may be a secret. The same
 * every time, and it does not expire. Both are made of letters, digits, '-' and '_'.
 */
export async function signedText(purpose: string, subject: string): Promise<string> {
  const text = `${purpose}.${subject}`;
  return `${text}.${(await signatureOf(text)).toString('base64url')}`;
}

/** What a token of {@link signedText} says; undefined for any other text. */
export async function readSignedText(
  token: string,
): Promise<{ purpose: string; subject: string } | undefined> {
  const [, text, purpose, subject, signature] = /^(([\w-]+)\.([\w-]+))\.([\w-]{43})$/.exec(token) ?? [];
  if (!text || !purpose || !subject || !signature) return undefined;
  const isOwn = timingSafeEqual(await signatureOf(text), Buffer.from(signature, 'base64url'));
  return isOwn ? { purpose, subject } : undefined;
}
