import { randomUUID } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { authentication, database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';
import { type OpenSession, owner, type SignedInPerson } from '../shared/callers.ts';
import { adminSessionSeconds } from '../shared/people/admin-session.ts';
import { capabilitiesOf, isRole } from '../shared/people/roles.ts';

/**
 * The uid shared by all people of the dashboard in Firebase Authentication, and so in the rules: no account is left
 * behind.
 */
const adminUid = 'admin';

function sessions() {
  return collection('adminSessions');
}

/** Checked within the transaction that begins the session. */
type StillMay = (transaction: Transaction) => Promise<boolean>;

const always: StillMay = async () => true;

/**
 * Begins a session of one hour and returns its token: a custom token of Firebase Authentication, the bearer of admin
 * calls, with which the browser also signs in to Storage. Locally such tokens are unsigned, so validity depends on its
 * hash in the session's document; the rules find that document by the id in the claims, and in it the person's
 * capabilities. Name and role in the claims only tell the browser what to show.
 * @returns undefined when the person has lost access
 */
export async function beginSessionOf(
  person: SignedInPerson,
  stillMay: StillMay,
): Promise<string | undefined> {
  const id = randomUUID();
  const { name, role } = person;
  const auth = await authentication();
  const token = await auth.createCustomToken(adminUid, { admin: true, adminSession: id, name, role });
  const expiresAt = laterBy(adminSessionSeconds * 1000);
  const session = { tokenHash: sha256(token), expiresAt, person: person.id, name, role };
  const isBegun = await database().runTransaction(async (transaction) => {
    if (!(await stillMay(transaction))) return false;
    transaction.create(sessions().doc(id), { ...session, may: capabilitiesOf(role) });
    return true;
  });
  return isBegun ? token : undefined;
}

export async function beginSession(): Promise<string> {
  const token = await beginSessionOf(owner, always);
  if (!token) throw new Error('The owner can always come in');
  return token;
}

/** Undefined when there is none, or it has ended or expired. */
export async function findSession(token: string): Promise<OpenSession | undefined> {
  const { docs } = await sessions().where('tokenHash', '==', sha256(token)).limit(1).get();
  const [snapshot] = docs;
  const { expiresAt, person: id, name, role }: Readonly<Record<string, unknown>> = snapshot?.data() ?? {};
  if (!snapshot || !(expiresAt instanceof Timestamp) || Date.now() >= expiresAt.toMillis()) return undefined;
  if (typeof id !== 'string' || typeof name !== 'string' || !isRole(role)) return undefined;
  return { sessionId: snapshot.id, person: { id, name, role } };
}

export async function endSession(id: string): Promise<void> {
  await sessions().doc(id).delete();
}

/** Reads a person's other sessions within a transaction; the returned function deletes them in it. */
export async function sessionsOf(
  transaction: Transaction,
  personId: string,
  keptSession?: string,
): Promise<() => void> {
  const { docs } = await transaction.get(sessions().where('person', '==', personId));
  return () => {
    for (const { id, ref } of docs) if (id !== keptSession) transaction.delete(ref);
  };
}
