import type { Handler } from '../platform/http/handler.ts';
import { changeOwnLists, ownLists } from '../use-cases/shoppers/own-lists.ts';
import { rememberWishes } from '../use-cases/wishes/remember-wishes.ts';

export const getAccountLists: Handler<'GET /api/account/lists'> = ({ caller }) =>
  ownLists(caller, new Date());

export const putAccountLists: Handler<'PUT /api/account/lists'> = async ({ caller, body }) => {
  const lists = await changeOwnLists(caller.uid, body, Date.now());
  if (body.wishes?.some((wish) => wish.in)) await rememberWishes(caller.uid);
  return lists;
};
