import {
  type NewPerson,
  type Person,
  type PersonEdit,
  personEditSchema,
} from '@bookstore/functions/shared/people/person';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { askFirst } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';

export async function addPerson(person: NewPerson): Promise<void> {
  await callAdminApi('POST /api/people', { body: person });
}

/** Changes a person; an empty password stays as it is. */
export async function changePerson(id: string, edit: PersonEdit): Promise<void> {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== ''));
  await callAdminApi('PUT /api/people/:id', { params: { id }, body: personEditSchema.cast(given) });
}

/** @returns whether the person was removed: the question before may be answered with no */
export async function removePerson({ id, name }: Person): Promise<boolean> {
  const text = 'They are signed out at once and cannot sign in again. The history keeps what they have done.';
  if (!(await askFirst(`Remove ${name}?`, text, 'Remove', 'Keep'))) return false;
  await callAdminApi('DELETE /api/people/:id', { params: { id } });
  return true;
}

/** Why nothing was changed: the API's message, if there is one. */
export function peopleFailure(error: unknown): string {
  return apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.';
}
