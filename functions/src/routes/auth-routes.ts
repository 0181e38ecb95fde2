import { info } from 'firebase-functions/logger';
import { endSession } from '../auth/session-store.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { changeOwnPassword } from '../use-cases/people/change-own-password.ts';
import { rememberByLink, signIn } from '../use-cases/people/sign-in.ts';

export const authRoutes = {
  /** For one hour, for the owner or a person whom the owner has admitted. */
  'POST /api/auth/admin': async ({ body, client }) => {
    const { token, cookie } = await signIn(body, client);
    return new Reply({ token }, { cookie });
  },
  /** `npm run device-link -w functions` makes the link with the code. */
  'POST /api/auth/device': async ({ body, client }) => {
    const cookie = await rememberByLink(body.code, client);
    return new Reply({ message: 'This browser is known now' }, { cookie });
  },
  'PUT /api/admin/password': async ({ body, caller }) => {
    await changeOwnPassword(caller, body);
    info('A person has changed their own password', { person: caller.person.id });
    return { message: 'Password changed' };
  },
  'DELETE /api/auth/admin': async ({ caller }) => {
    await endSession(caller.sessionId);
    info('A person signed out of the dashboard', { person: caller.person.id });
    return { message: 'Signed out' };
  },
} satisfies Partial<Handlers>;
