import { ValidationError } from 'yup';
import { InvalidArgument } from '../../platform/http/api-errors.ts';
import { deliverySchema } from '../../shared/delivery/delivery-schema.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Settings } from '../../shared/shop/settings.ts';

/** Refuses costs with more decimals than the currency of the shop has. @throws InvalidArgument */
export function checkDelivery({ delivery, currency, locale }: Settings): void {
  const context = { money: moneyOf({ currency, locale }) };
  try {
    deliverySchema.validateSync(delivery, { strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new InvalidArgument('delivery', `Delivery in ${currency}: ${error.message}`);
  }
}
