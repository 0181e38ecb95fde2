import { addEntry } from '../../functions/src/audit/audit-store.ts';
import { createPerson, findByName } from '../../functions/src/people/person-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner as shopOwner } from '../../functions/src/shared/callers.ts';
import type { Person } from '../../functions/src/shared/people/person.ts';
import type { Role } from '../../functions/src/shared/people/roles.ts';
import { removePerson } from '../../functions/src/use-cases/people/manage-people.ts';
import { beginPersonSession } from '../../functions/src/use-cases/people/sign-in.ts';
import { passwordHash } from '../emulators/secrets.ts';

export interface SignedInWorker {
  person: Person;
  token: string;
}

export const workerPassword = 'a-bookseller-for-a-test';

export function workerName(): string {
  return `Worker ${crypto.randomUUID().slice(0, 8)}`;
}

export async function sessionOf({ person }: Pick<SignedInWorker, 'person'>): Promise<string> {
  const stored = await findByName(person.name);
  const token = stored && (await beginPersonSession(stored));
  if (!token) throw new Error(`${person.name} may not come in`);
  return token;
}

const hash = passwordHash(workerPassword);

/** Skips the password hash of a real shop, which takes a third of a second. */
export async function addWorker(role: Role, name = workerName()): Promise<SignedInWorker> {
  const person = await database().runTransaction(async (transaction) => {
    const added = await createPerson(transaction, { name, role }, hash, new Date());
    const about = { kind: 'person', targetId: added.id, title: name } as const;
    addEntry(transaction, { ...about, by: shopOwner, action: 'added', after: { role } });
    return added;
  });
  return { person, token: await sessionOf({ person }) };
}

export async function removeWorker({ person }: Pick<SignedInWorker, 'person'>): Promise<void> {
  await removePerson(person.id, shopOwner);
}
