import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { authentication, database } from '../firebase.ts';
import { adminSessionSeconds } from '../shared/admin-session.ts';

/** The uid that the admin has with the authentication provider, and so in Storage's rules. */
const adminUid = 'admin';

function sessionReference(token: string) {
  const id = createHash('sha256').update(token).digest('hex');
  return database().collection('adminSessions').doc(id);
}

/**
 * Begins a session of one hour. Its token is a custom token of the authentication provider: the bearer of admin
 * calls, and what the browser signs in to Storage with. Locally such tokens are unsigned, so what makes one valid
 * here is the document that is kept under its hash.
 */
export async function beginSession(): Promise<string> {
  const expiresAt = Date.now() + adminSessionSeconds * 1000;
  const auth = await authentication();
  const token = await auth.createCustomToken(adminUid, {
    admin: true,
    // The sign-in made with this token can be renewed beyond the hour; this claim cannot.
    adminUntil: expiresAt / 1000,
    // Two sign-ins within one second must not share a token.
    session: randomUUID(),
  });
  await sessionReference(token).set({ expiresAt: Timestamp.fromMillis(expiresAt) });
  return token;
}

/** Whether a token belongs to a session that has begun and neither ended nor run out. */
export async function isSession(token: string): Promise<boolean> {
  const expiresAt: unknown = (await sessionReference(token).get()).get('expiresAt');
  return expiresAt instanceof Timestamp && Date.now() < expiresAt.toMillis();
}

/** Ends the session of a token at once. */
export async function endSession(token: string): Promise<void> {
  await sessionReference(token).delete();
}
