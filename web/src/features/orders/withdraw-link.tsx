import type { Order } from '@bookstore/functions/shared/order/order';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';

/** Leads to the withdrawal of an order, with what is known of it. */
export function WithdrawLink({ order }: { order: Order }) {
  const { withdrawal } = useShop();
  if (!withdrawal || order.status === 'cancelled') return null;
  const { name, number, email, lines } = order;
  const titles = [...new Set(lines.map(({ title }) => title))];
  const start = { name, number, email, titles };
  return (
    <Link to={paths.withdraw} state={start} className={buttonClasses('quiet')}>
      Withdraw from contract
    </Link>
  );
}
