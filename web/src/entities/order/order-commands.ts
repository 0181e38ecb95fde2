import type { Order } from '@bookstore/functions/shared/order/order';
import {
  type OrderOfWay,
  type OrderStatus,
  statusLabel,
} from '@bookstore/functions/shared/order/order-status';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { failureWords } from '#entities/command/failure-words.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { saveOrFind } from '#lib/lost-answer.ts';
import { type StepDetails, statusFound, takeStep } from './order-step.ts';

/** When the answers are lost, the order says whether it was moved. @throws ApiError as `takeStep` does */
export function moveOrder(order: Order, to: OrderStatus, details?: StepDetails): Promise<Order> {
  return saveOrFind(
    () => takeStep(callAdminApi, order, to, details),
    async () => {
      const [now] = await callAdminApi('GET /api/orders', { query: { ids: [order._id] } });
      return now?.status === to ? now : undefined;
    },
  );
}

export function stepFailure(error: unknown, order: OrderOfWay = {}): string {
  const status = statusFound(error);
  if (status)
    return t('The order is {status} by now.', { status: withinSentence(statusLabel({ ...order, status })) });
  return failureWords(error);
}
