import { findByName } from '../../functions/src/people/person-store.ts';
import { owner as shopOwner } from '../../functions/src/shared/callers.ts';
import type { Person } from '../../functions/src/shared/people/person.ts';
import type { Role } from '../../functions/src/shared/people/roles.ts';
import { addPerson, removePerson } from '../../functions/src/use-cases/manage-people.ts';
import { beginPersonSession } from '../../functions/src/use-cases/sign-in.ts';

/** Somebody who works in the dashboard, signed in. */
export interface SignedInWorker {
  person: Person;
  token: string;
}

export const workerPassword = 'a-bookseller-for-a-test';

/** A name that nobody has. */
export function workerName(): string {
  return `Worker ${crypto.randomUUID().slice(0, 8)}`;
}

/** A new session of somebody. @throws Error when they may not come in */
export async function sessionOf({ person }: Pick<SignedInWorker, 'person'>): Promise<string> {
  const found = await findByName(person.name);
  const token = found && (await beginPersonSession(found));
  if (!token) throw new Error(`${person.name} may not come in`);
  return token;
}

/** Lets somebody of a role in. */
export async function addWorker(role: Role): Promise<SignedInWorker> {
  const person = await addPerson(
    { name: workerName(), password: workerPassword, role },
    shopOwner,
    new Date(),
  );
  return { person, token: await sessionOf({ person }) };
}

export async function removeWorker({ person }: Pick<SignedInWorker, 'person'>): Promise<void> {
  await removePerson(person.id, shopOwner);
}
