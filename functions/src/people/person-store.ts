import type { Transaction } from 'firebase-admin/firestore';
import { addEntry, type Named } from '../audit/audit-store.ts';
import { hashPassword } from '../auth/password.ts';
import { beginSessionOf, sessionsOf } from '../auth/session-store.ts';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { type NewPerson, type Person, type PersonEdit, personLimits } from '../shared/people/person.ts';
import {
  isPersonId,
  isUnchanged,
  personDocument,
  personId,
  personReference,
  type StoredPerson,
  signedIn,
  storedPerson,
} from './person-document.ts';

/** 409: no two people have one name, in whatever case it is written. */
export class NameTaken extends Conflict {
  constructor() {
    super('name-taken', 'Somebody has this name already; choose another one');
  }
}

/** 409: the dashboard has as many people as there can be. */
class TooManyPeople extends Conflict {
  constructor() {
    super('too-many-people', `There can be ${personLimits.people} people at most; remove somebody first`);
  }
}

/** Everybody but the owner, by name. */
export async function listPeople(): Promise<Person[]> {
  const { docs } = await collection('admins').limit(personLimits.people).get();
  const people = docs.map(storedPerson).flatMap((stored) => (stored ? [stored.person] : []));
  return people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

async function existing(transaction: Transaction, id: string): Promise<StoredPerson> {
  const stored = isPersonId(id) ? storedPerson(await transaction.get(personReference(id))) : undefined;
  if (!stored) throw new NotFound('The person');
  return stored;
}

function personEntry(by: Named, targetId: string, title: string) {
  return { by, kind: 'person', targetId, title } as const;
}

const stateOf = ({ role, disabled }: Person) => ({ role, disabled });

/** Lets somebody in from now on. @throws NameTaken, TooManyPeople */
export async function addPerson(person: NewPerson, by: Named, now: Date): Promise<Person> {
  const { name, role } = person;
  const id = personId(name);
  const document = personDocument(person, await hashPassword(person.password), now);
  await database().runTransaction(async (transaction) => {
    const reference = personReference(id);
    const [present, { size }] = await Promise.all([
      transaction.get(reference),
      transaction.get(collection('admins').limit(personLimits.people).select()),
    ]);
    if (present.exists) throw new NameTaken();
    if (size >= personLimits.people) throw new TooManyPeople();
    addEntry(transaction, { ...personEntry(by, id, name), action: 'added', after: { role } }, now);
    transaction.create(reference, document);
  });
  return { id, name, role, disabled: false, createdAt: now.toISOString() };
}

/** Changes somebody, whose sessions end with it: they sign in again as what they are then. @throws NotFound */
export async function changePerson(
  id: string,
  { password, ...edit }: PersonEdit,
  by: Named,
): Promise<Person> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return database().runTransaction(async (transaction) => {
    const { person: before } = await existing(transaction, id);
    const endSessions = await sessionsOf(transaction, id);
    const { role = before.role, disabled = before.disabled } = edit;
    const after = { ...before, role, disabled };
    const isSame = role === before.role && disabled === before.disabled && !passwordHash;
    if (isSame) return before;
    transaction.update(personReference(id), { role, disabled, ...(passwordHash && { passwordHash }) });
    addEntry(transaction, {
      ...personEntry(by, id, before.name),
      action: 'changed',
      before: stateOf(before),
      after: { ...stateOf(after), ...(passwordHash && { password: 'another one' }) },
    });
    endSessions();
    return after;
  });
}

/** Removes somebody, whose sessions end with it. @throws NotFound */
export async function removePerson(id: string, by: Named): Promise<Person> {
  return database().runTransaction(async (transaction) => {
    const { person } = await existing(transaction, id);
    const endSessions = await sessionsOf(transaction, id);
    addEntry(transaction, {
      ...personEntry(by, id, person.name),
      action: 'deleted',
      before: stateOf(person),
    });
    transaction.delete(personReference(id));
    endSessions();
    return person;
  });
}

/**
 * Begins a session of somebody whose password was right; undefined when they were removed, or changed, since they were
 * read: a change ends all sessions, and none may begin with what was true before.
 */
export function beginPersonSession(read: StoredPerson): Promise<string | undefined> {
  const { person } = read;
  return beginSessionOf(signedIn(person), async (transaction) =>
    isUnchanged(storedPerson(await transaction.get(personReference(person.id))), read),
  );
}
