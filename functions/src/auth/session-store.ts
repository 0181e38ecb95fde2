import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { authentication } from '../firebase.ts';
import { sha256 } from '../sha256.ts';
import { adminSessionSeconds } from '../shared/admin-session.ts';

/** The uid that the admin has with Firebase Authentication, and so in Storage's rules. */
const adminUid = 'admin';

function sessions() {
  return collection('adminSessions');
}

/**
 * Begins a session of one hour and returns its token: a custom token of Firebase Authentication, the bearer of
 * admin calls and what the browser signs in to Storage with. Locally such tokens are unsigned, so what makes one
 * valid here is its hash in the session's document; Storage's rules find the same document by the id in the claims.
 */
export async function beginSession(): Promise<string> {
  const id = randomUUID();
  const auth = await authentication();
  const token = await auth.createCustomToken(adminUid, { admin: true, adminSession: id });
  const expiresAt = Timestamp.fromMillis(Date.now() + adminSessionSeconds * 1000);
  await sessions()
    .doc(id)
    .set({ tokenHash: sha256(token), expiresAt });
  return token;
}

/** The id of the session that a token opens; undefined when there is none, or it has ended or run out. */
export async function findSession(token: string): Promise<string | undefined> {
  const { docs } = await sessions().where('tokenHash', '==', sha256(token)).limit(1).get();
  const expiresAt: unknown = docs[0]?.get('expiresAt');
  return expiresAt instanceof Timestamp && Date.now() < expiresAt.toMillis() ? docs[0]?.id : undefined;
}

/** Ends a session at once, for the API and for Storage. */
export async function endSession(id: string): Promise<void> {
  await sessions().doc(id).delete();
}
