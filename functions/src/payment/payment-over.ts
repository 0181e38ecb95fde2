import { Conflict } from '../platform/http/api-errors.ts';
import type { PaymentAnswer } from '../shared/payment/payment.ts';

/** 409: no further try is possible. */
export class PaymentOver extends Conflict {
  constructor(state: PaymentAnswer['state']) {
    super('payment-over', 'This payment is over', { state });
  }
}
