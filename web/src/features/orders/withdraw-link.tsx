import type { Order } from '@bookstore/functions/shared/order/order';
import { lastDayToWithdraw } from '@bookstore/functions/shared/order/withdrawal-time';
import { linesNotWithdrawn } from '@bookstore/functions/shared/order/withdrawn-lines';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';

/** Passes on what is known of the order; shown while a book is left, and time. */
export function WithdrawLink({ order }: { order: Order }) {
  const shop = useShop();
  const titles = [...new Set(linesNotWithdrawn(order).map(({ title }) => title))];
  const { withdrawal } = shop;
  if (!withdrawal || order.status === 'cancelled' || titles.length === 0) return null;
  const lastDay = lastDayToWithdraw(order, { ...shop, ...withdrawal });
  if (lastDay && shopDay(new Date(), shop) > lastDay) return null;
  const { name, number, email } = order;
  const start = { name, number, email, titles };
  return (
    <Link to={paths.withdraw} state={start} className={buttonClasses('quiet')}>
      Withdraw from contract
    </Link>
  );
}
