import { info } from 'firebase-functions/logger';
import type { Handler } from '../platform/http/handler.ts';
import { changeMaker, listPublishers } from '../use-cases/settings/publishers.ts';

export const getPublishers: Handler<'GET /api/publishers'> = ({ query }) => listPublishers(query.q);

/** Says who answers for the safety of a publisher's books; all texts empty: nothing is said any more. */
export const putPublisher: Handler<'PUT /api/publishers'> = async ({ body, caller }) => {
  await changeMaker(body, caller.person);
  info('Manufacturer changed', { publisher: body.publisher });
  return body;
};
