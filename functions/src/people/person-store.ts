import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { type NewPerson, type Person, personLimits } from '../shared/people/person.ts';
import {
  isPersonId,
  personDocument,
  personId,
  personReference,
  type StoredPerson,
  storedPerson,
} from './person-document.ts';

/** 409: another person has the name, in whatever case. */
export class NameTaken extends Conflict {
  constructor() {
    super('name-taken', 'Another person has this name already; choose another one');
  }
}

/** By name, without the owner. */
export async function listPeople(): Promise<Person[]> {
  const { docs } = await collection('admins').limit(personLimits.people).get();
  const people = docs.map(storedPerson).flatMap((stored) => (stored ? [stored.person] : []));
  return people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export async function findByName(name: string): Promise<StoredPerson | undefined> {
  return storedPerson(await personReference(personId(name)).get());
}

/** @throws NotFound */
export async function readExisting(transaction: Transaction, id: string): Promise<StoredPerson> {
  const stored = isPersonId(id) ? storedPerson(await transaction.get(personReference(id))) : undefined;
  if (!stored) throw new NotFound('The person');
  return stored;
}

/** False if the person was removed, blocked or changed since. */
export async function isUnchanged(transaction: Transaction, before: StoredPerson): Promise<boolean> {
  const stored = storedPerson(await transaction.get(personReference(before.person.id)));
  return (
    stored !== undefined &&
    !stored.person.disabled &&
    stored.person.role === before.person.role &&
    stored.passwordHash === before.passwordHash
  );
}

/** @throws NameTaken, Conflict */
export async function createPerson(
  transaction: Transaction,
  { name, role }: Pick<NewPerson, 'name' | 'role'>,
  passwordHash: string,
  now: Date,
): Promise<Person> {
  const id = personId(name);
  const reference = personReference(id);
  const [present, { size }] = await Promise.all([
    transaction.get(reference),
    transaction.get(collection('admins').limit(personLimits.people).select()),
  ]);
  if (present.exists) throw new NameTaken();
  const { people: most } = personLimits;
  if (size >= most) {
    throw new Conflict('too-many-people', `There can be ${most} people at most; remove a person first`, {
      most,
    });
  }
  transaction.create(reference, personDocument({ name, role }, passwordHash, now));
  return { id, name, role, disabled: false, createdAt: now.toISOString() };
}

/** Role and blocking, and the password when a hash is given. */
export function writePerson(
  transaction: Transaction,
  { id, role, disabled }: Pick<Person, 'id' | 'role' | 'disabled'>,
  passwordHash: string | undefined,
): void {
  transaction.update(personReference(id), { role, disabled, ...(passwordHash && { passwordHash }) });
}

export function deletePerson(transaction: Transaction, id: string): void {
  transaction.delete(personReference(id));
}
