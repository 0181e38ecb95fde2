import { info } from 'firebase-functions/logger';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { findProfile } from '../shoppers/profile-store.ts';
import { deleteOwnAccount, exportOwnData, signOutOwnDevices } from '../use-cases/shoppers/own-account.ts';
import { changeProfile } from '../use-cases/shoppers/own-profile.ts';
import { rememberWishes } from '../use-cases/wishes/remember-wishes.ts';

/** Per shopper and hour, on one instance. */
const hourlyChanges = instanceLimit({ limit: 120, windowMs: 3_600_000 });

export const accountRoutes = {
  'GET /api/account': ({ caller }) => findProfile(caller.uid),
  'PUT /api/account': async ({ caller, body, header }) => {
    refuseWhile(hourlyChanges(Date.now(), caller.uid), 'Too many changes; try again later');
    const profile = await changeProfile(caller.uid, body, expectedVersion(header('If-Match')), Date.now());
    if (body.mails?.wishes?.isWanted) await rememberWishes(caller.uid);
    return profile;
  },
  'GET /api/account/export': ({ caller, signal }) => exportOwnData(caller, new Date(), signal),
  'POST /api/account/sign-out': async ({ caller }) => {
    await signOutOwnDevices(caller.uid, new Date());
    return { message: 'Signed out everywhere' };
  },
  'DELETE /api/account': async ({ caller, query }) => {
    await deleteOwnAccount(caller, new Date(), query.language);
    info('A shopper has deleted the account');
    return { message: 'The account is deleted' };
  },
} satisfies Partial<Handlers>;
