import { info } from 'firebase-functions/logger';
import { signOutEverywhere } from '../auth/shopper-account.ts';
import type { Handler } from '../platform/http/handler.ts';
import { deleteOwnAccount, exportOwnData } from '../use-cases/shoppers/own-account.ts';

export const getAccountExport: Handler<'GET /api/account/export'> = ({ caller, signal }) =>
  exportOwnData(caller, new Date(), signal);

export const postAccountSignOut: Handler<'POST /api/account/sign-out'> = async ({ caller }) => {
  await signOutEverywhere(caller.uid);
  return { message: 'Signed out everywhere' };
};

export const deleteAccount: Handler<'DELETE /api/account'> = async ({ caller }) => {
  await deleteOwnAccount(caller, new Date());
  info('A shopper has deleted the account');
  return { message: 'The account is deleted' };
};
