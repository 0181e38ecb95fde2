import { info } from 'firebase-functions/logger';
import { TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { findProfile } from '../shoppers/profile-store.ts';
import { deleteOwnAccount, exportOwnData, signOutOwnDevices } from '../use-cases/shoppers/own-account.ts';
import { changeProfile } from '../use-cases/shoppers/own-profile.ts';
import { rememberWishes } from '../use-cases/wishes/remember-wishes.ts';

/** How often a shopper changes the profile within an hour, on one instance. */
const hourlyChanges = instanceLimit({ limit: 120, windowMs: 3_600_000 });

export const getAccount: Handler<'GET /api/account'> = ({ caller }) => findProfile(caller.uid);

/** Changes what is given; with If-Match only when it is still that version, otherwise 412. */
export const putAccount: Handler<'PUT /api/account'> = async ({ caller, body, header }) => {
  const wait = hourlyChanges(Date.now(), caller.uid);
  if (wait > 0) throw new TooManyRequests('Too many changes; try again later', wait / 1000);
  const profile = await changeProfile(caller.uid, body, expectedVersion(header('If-Match')), Date.now());
  if (body.mails?.wishes?.isWanted) await rememberWishes(caller.uid);
  return profile;
};

export const getAccountExport: Handler<'GET /api/account/export'> = ({ caller, signal }) =>
  exportOwnData(caller, new Date(), signal);

export const postAccountSignOut: Handler<'POST /api/account/sign-out'> = async ({ caller }) => {
  await signOutOwnDevices(caller.uid, new Date());
  return { message: 'Signed out everywhere' };
};

export const deleteAccount: Handler<'DELETE /api/account'> = async ({ caller, query }) => {
  await deleteOwnAccount(caller, new Date(), query.language);
  info('A shopper has deleted the account');
  return { message: 'The account is deleted' };
};
