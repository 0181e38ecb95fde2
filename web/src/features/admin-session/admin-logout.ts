import { throwAwayAllOf } from '#components/forms/kept-typing.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { adminPerson, removeAdminToken } from '#entities/session/admin-token.ts';

/** Ends the session on this browser also when the server cannot be reached. */
export async function logoutAdmin(): Promise<void> {
  const ended = callAdminApi('DELETE /api/auth/admin', {});
  const person = adminPerson();
  if (person !== null) throwAwayAllOf(person);
  removeAdminToken();
  try {
    await ended;
  } catch (error) {
    console.warn('The log-out did not reach the server; the session ends there after its hour:', error);
  }
}
