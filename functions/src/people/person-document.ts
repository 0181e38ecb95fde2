import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { sha256 } from '../platform/sha256.ts';
import type { SignedInPerson } from '../shared/callers.ts';
import { type NewPerson, nameKey, type Person, readPerson } from '../shared/people/person.ts';

const idLength = 20;

/** Unique for each name, regardless of its spelling in upper or lower case. */
export function personId(name: string): string {
  return sha256(nameKey(name)).slice(0, idLength);
}

export function isPersonId(id: string): boolean {
  return /^[0-9a-f]+$/.test(id) && id.length === idLength;
}

export function personReference(id: string): DocumentReference {
  return collection('admins').doc(id);
}

export function personDocument(
  { name, role }: Pick<NewPerson, 'name' | 'role'>,
  passwordHash: string,
  now: Date,
) {
  return { name, role, disabled: false, passwordHash, createdAt: Timestamp.fromDate(now) };
}

/** With the proof of identity. */
export interface StoredPerson {
  person: Person;
  passwordHash: string;
}

/** Undefined when there is no document. */
export function storedPerson(snapshot: DocumentSnapshot): StoredPerson | undefined {
  const data = snapshot.data();
  const person = data && readPerson(snapshot.id, data);
  const passwordHash: unknown = data?.passwordHash;
  return person && typeof passwordHash === 'string' ? { person, passwordHash } : undefined;
}

export function signedIn({ id, name, role }: Person): SignedInPerson {
  return { id, name, role };
}
