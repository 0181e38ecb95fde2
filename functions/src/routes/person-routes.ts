import { info } from 'firebase-functions/logger';
import { isOwnersName } from '../auth/credentials.ts';
import { listPeople, NameTaken } from '../people/person-store.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { addPerson, changePerson, removePerson } from '../use-cases/people/manage-people.ts';

export const personRoutes = {
  'GET /api/people': listPeople,
  /** 201; 200 for a retry. */
  'POST /api/people': async ({ body, caller }) => {
    if (isOwnersName(body.name)) throw new NameTaken();
    const now = new Date();
    const person = await addPerson(body, caller.person, now);
    info('Person added', { person: person.id, role: person.role });
    return new Reply(person, { status: person.createdAt === now.toISOString() ? 201 : 200 });
  },
  'PUT /api/people/:id': async ({ params, body, caller }) => {
    const person = await changePerson(params.id, body, caller.person);
    info('Person changed', { person: person.id, role: person.role, disabled: person.disabled });
    return person;
  },
  'DELETE /api/people/:id': async ({ params, caller }) => {
    const person = await removePerson(params.id, caller.person);
    info('Person removed', { person: person.id });
    return { message: 'Person removed', person };
  },
} satisfies Partial<Handlers>;
