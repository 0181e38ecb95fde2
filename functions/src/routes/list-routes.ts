import type { Handler } from '../platform/http/handler.ts';
import { changeOwnLists, ownLists } from '../use-cases/shoppers/own-lists.ts';

export const getAccountLists: Handler<'GET /api/account/lists'> = ({ caller }) => ownLists(caller.uid);

export const putAccountLists: Handler<'PUT /api/account/lists'> = ({ caller, body }) =>
  changeOwnLists(caller.uid, body, Date.now());
