import { ValidationError } from 'yup';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidProblem } from '../../platform/words/said-problem.ts';
import { deliverySchema } from '../../shared/delivery/delivery-schema.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { t } from '../../shared/words/words.ts';

/** Refuses costs with more decimals than the currency of the shop has. @throws InvalidArgument */
export function checkDelivery({ delivery, currency, locale }: Settings): void {
  const context = { money: moneyOf({ currency, locale }) };
  try {
    deliverySchema.validateSync(delivery, { strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problem = saidProblem(error);
    throw new WrongValue('delivery', () => t('Delivery in {currency}: {problem}', { currency, problem }));
  }
}
