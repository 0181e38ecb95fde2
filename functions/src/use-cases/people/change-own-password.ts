import { addEntry } from '../../audit/audit-store.ts';
import { noteRefusedSignIn } from '../../audit/session-audit.ts';
import { reserveAttempt } from '../../auth/login-attempt-store.ts';
import { loginLimits } from '../../auth/login-limits.ts';
import { hashPassword, isPassword } from '../../auth/password.ts';
import { sessionsOf } from '../../auth/session-store.ts';
import { findByName, isUnchanged, writePerson } from '../../people/person-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { type OpenSession, owner } from '../../shared/callers.ts';
import type { OwnPassword } from '../../shared/people/person.ts';
import { t } from '../../shared/words/words.ts';

/**
 * Ends the person's other sessions. A visitor at an open dashboard lacks the old password, and gets few tries. @throws
 * InvalidArgument, TooManyRequests, Conflict for the owner, whose password is a secret of the deployment
 */
export async function changeOwnPassword(
  { sessionId, person }: OpenSession,
  { oldPassword, password }: OwnPassword,
): Promise<void> {
  if (person.id === owner.id) {
    throw new Conflict(
      'owners-password',
      'The owner’s password is set where the shop is deployed: see RUNBOOK.md',
    );
  }
  const attempts = { id: `password-${person.id}`, ...loginLimits.ownPassword };
  const removeAttempt = await reserveAttempt([[attempts]]);
  const stored = await findByName(person.name);
  if (!stored || !(await isPassword(oldPassword, stored.passwordHash))) {
    await noteRefusedSignIn(person);
    // A 401 would end the session.
    throw new WrongValue('oldPassword', () => t('The old password is wrong'));
  }
  await removeAttempt();
  const passwordHash = await hashPassword(password);
  await database().runTransaction(async (transaction) => {
    if (!(await isUnchanged(transaction, stored))) {
      throw new Conflict('person-changed', 'The owner has changed your account meanwhile; sign in again');
    }
    const endOthers = await sessionsOf(transaction, person.id, sessionId);
    writePerson(transaction, stored.person, passwordHash);
    const { id: targetId, name: title } = person;
    const after = { password: 'another one' };
    addEntry(transaction, {
      by: person,
      kind: 'person',
      action: 'changed',
      targetId,
      title,
      before: {},
      after,
    });
    endOthers();
  });
}
