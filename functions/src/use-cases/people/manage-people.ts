import { addEntry } from '../../audit/audit-store.ts';
import { hashPassword, isPassword } from '../../auth/password.ts';
import { sessionsOf } from '../../auth/session-store.ts';
import {
  createPerson,
  deletePerson,
  findByName,
  readExisting,
  writePerson,
} from '../../people/person-store.ts';
import { database } from '../../platform/firebase.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { NewPerson, Person, PersonEdit } from '../../shared/people/person.ts';

function personEntry(by: Actor, { id: targetId, name: title }: Person) {
  return { by, kind: 'person', targetId, title } as const;
}

const stateOf = ({ role, disabled }: Person) => ({ role, disabled });

/** An earlier try, whose answer was lost, has added the person. */
async function letInBefore({ name, role, password }: NewPerson): Promise<Person | undefined> {
  const stored = await findByName(name);
  if (!stored) return undefined;
  const { person, passwordHash } = stored;
  const isSame = person.name === name && person.role === role && !person.disabled;
  return isSame && (await isPassword(password, passwordHash)) ? person : undefined;
}

/** A repeated call leaves no second entry in the history. @throws NameTaken, Conflict */
export async function addPerson(newPerson: NewPerson, by: Actor, now: Date): Promise<Person> {
  const present = await letInBefore(newPerson);
  if (present) return present;
  const passwordHash = await hashPassword(newPerson.password);
  return database().runTransaction(async (transaction) => {
    const person = await createPerson(transaction, newPerson, passwordHash, now);
    const after = { role: person.role };
    addEntry(transaction, { ...personEntry(by, person), action: 'added', after }, now);
    return person;
  });
}

/** Ends the person's sessions, so that a new role holds at once. @throws NotFound */
export async function changePerson(
  id: string,
  { password, ...edit }: PersonEdit,
  by: Actor,
): Promise<Person> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return database().runTransaction(async (transaction) => {
    const { person: before } = await readExisting(transaction, id);
    const endSessions = await sessionsOf(transaction, id);
    const { role = before.role, disabled = before.disabled } = edit;
    if (role === before.role && disabled === before.disabled && !passwordHash) return before;
    const person = { ...before, role, disabled };
    const after = { ...stateOf(person), ...(passwordHash && { password: 'another one' }) };
    writePerson(transaction, person, passwordHash);
    const states = { before: stateOf(before), after };
    addEntry(transaction, { ...personEntry(by, person), action: 'changed', ...states });
    endSessions();
    return person;
  });
}

/** Ends the person's sessions. @throws NotFound */
export async function removePerson(id: string, by: Actor): Promise<Person> {
  return database().runTransaction(async (transaction) => {
    const { person } = await readExisting(transaction, id);
    const endSessions = await sessionsOf(transaction, id);
    addEntry(transaction, { ...personEntry(by, person), action: 'deleted', before: stateOf(person) });
    deletePerson(transaction, id);
    endSessions();
    return person;
  });
}
