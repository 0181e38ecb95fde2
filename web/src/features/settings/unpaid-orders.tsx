import {
  type Settings,
  type SettingsEdit,
  settingsEditSchema,
} from '@bookstore/functions/shared/shop/settings';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useMoney } from '#config/money.ts';

const schema = settingsEditSchema.pick(['payment', 'paymentLimits']);

function gapsOf({ payment, paymentLimits }: Pick<Settings, 'payment' | 'paymentLimits'>, money: Money) {
  const { cashUpTo, onlineFrom, cashAreas } = paymentLimits;
  const [inCash, online] = [payment !== 'online', payment !== 'cash'];
  const hasAreas = inCash && cashAreas.length > 0;
  const words = { upTo: money.price(cashUpTo), from: money.price(onlineFrom) };
  const areBetween = money.toCents(onlineFrom) > money.toCents(cashUpTo) + 1;
  const gaps = [
    !inCash && onlineFrom > 0 && t('Orders below {from} cannot be paid.', words),
    !online && cashUpTo > 0 && t('Orders above {upTo} cannot be paid.', words),
    inCash &&
      online &&
      cashUpTo > 0 &&
      areBetween &&
      t('Orders above {upTo} and below {from} cannot be paid.', words),
    hasAreas && !online && t('Orders to other delivery areas cannot be paid.'),
    hasAreas &&
      online &&
      onlineFrom > 0 &&
      t('Orders below {from} to other delivery areas cannot be paid.', words),
  ];
  return gaps.filter((gap) => gap !== false);
}

/** Orders that the limits leave without a payment method; empty while the typed limits are invalid. */
export function UnpaidOrders() {
  const money = useMoney();
  const { values } = useFormikContext<SettingsEdit>();
  const { payment, paymentLimits } = schema.cast(values, { assert: false, context: { money } });
  const gaps = payment && paymentLimits ? gapsOf({ payment, paymentLimits }, money) : [];
  return (
    <div role="status" className="border-s-2 border-ochre ps-4 text-[0.9375rem] empty:hidden">
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
    </div>
  );
}
