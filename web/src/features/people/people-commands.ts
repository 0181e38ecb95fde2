import { type Person, type PersonEdit, personEditSchema } from '@bookstore/functions/shared/people/person';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** Changes a person; an empty password stays as it is. */
export function changePerson(id: string, edit: PersonEdit): Promise<Person> {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== ''));
  return callAdminApi('PUT /api/people/:id', { params: { id }, body: personEditSchema.cast(given) });
}
