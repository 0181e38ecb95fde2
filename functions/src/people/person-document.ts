import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { SignedInPerson } from '../auth/signed-in-person.ts';
import { collection } from '../platform/collections.ts';
import { sha256 } from '../platform/sha256.ts';
import { type NewPerson, nameKey, type Person, readPerson } from '../shared/people/person.ts';

const idLength = 20;

/** The id of whoever has this name: no two can have one name, however it is written. */
export function personId(name: string): string {
  return sha256(nameKey(name)).slice(0, idLength);
}

export function isPersonId(id: string): boolean {
  return /^[0-9a-f]+$/.test(id) && id.length === idLength;
}

export function personReference(id: string): DocumentReference {
  return collection('admins').doc(id);
}

/** The document of somebody who is let in, with the hash of their password. */
export function personDocument({ name, role }: NewPerson, passwordHash: string, now: Date) {
  return { name, role, disabled: false, passwordHash, createdAt: Timestamp.fromDate(now) };
}

/** Somebody with what proves that it is them. */
export interface StoredPerson {
  person: Person;
  passwordHash: string;
}

/** What a document of `admins` says; undefined when it is not there. */
export function storedPerson(snapshot: DocumentSnapshot): StoredPerson | undefined {
  const data = snapshot.data();
  const person = data && readPerson(snapshot.id, data);
  const passwordHash: unknown = data?.passwordHash;
  return person && typeof passwordHash === 'string' ? { person, passwordHash } : undefined;
}

/** Whoever signs in with this name, if there is somebody. */
export async function findByName(name: string): Promise<StoredPerson | undefined> {
  return storedPerson(await personReference(personId(name)).get());
}

/** Whether a session may begin, or go on, for somebody as they were read before. */
export function isUnchanged(stored: StoredPerson | undefined, before: StoredPerson): boolean {
  return (
    stored !== undefined &&
    !stored.person.disabled &&
    stored.person.role === before.person.role &&
    stored.passwordHash === before.passwordHash
  );
}

/** Somebody as their session knows them. */
export function signedIn({ id, name, role }: Person): SignedInPerson {
  return { id, name, role };
}
