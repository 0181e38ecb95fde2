import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStatus } from '@bookstore/functions/shared/order/order-status';
import { statusFound, takeStep } from '#entities/order/order-step.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';

/**
 * Cancels an order of the shopper's and answers what it is then: cancelled, also when another tab was faster, or the
 * status to which the shop had taken it before.
 * @throws ApiError when it is refused for another reason, or there is no answer
 */
export async function cancelOrder(order: Order): Promise<OrderStatus> {
  try {
    await takeStep(callShopperApi, order, 'cancelled');
    return 'cancelled';
  } catch (error) {
    const status = statusFound(error);
    if (status) return status;
    throw error;
  }
}
