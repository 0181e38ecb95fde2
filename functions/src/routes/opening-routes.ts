import type { Handler } from '../platform/http/handler.ts';
import { changeOpening } from '../use-cases/opening/change-opening.ts';
import { readOpening } from '../use-cases/opening/opening.ts';

export const getOpening: Handler<'GET /api/opening'> = () => readOpening();

/** Does what the owner has chosen, and answers how far the shop is now. */
export const putOpening: Handler<'PUT /api/opening'> = async ({ body, caller }) => {
  await changeOpening(body, caller.person, new Date());
  return readOpening();
};
