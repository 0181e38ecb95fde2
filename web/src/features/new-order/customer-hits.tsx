import { useDeskOrders } from '#entities/order/desk-queries.ts';
import { customersIn, type EarlierCustomer } from './customers.ts';
import { Suggestion } from './suggest-box.tsx';

/** How many customers are shown, and how many of the newest orders are searched. */
const [mostCustomers, mostOrders] = [6, 60];

export function CustomerHits({ text, onPick }: { text: string; onPick: (one: EarlierCustomer) => void }) {
  const { orders } = useDeskOrders({ search: text }, mostOrders);
  const customers = customersIn(orders, text).slice(0, mostCustomers);
  if (customers.length === 0)
    return <p className="px-4 py-2 text-sm text-muted">New: go on with the name.</p>;
  return (
    <>
      {customers.map((one) => (
        <Suggestion key={one.email || one.phone} detail={one.phone} onPick={() => onPick(one)}>
          <span className="font-medium">{one.name || one.email}</span>{' '}
          <span className="text-muted">{[one.email, one.address.city].filter(Boolean).join(' · ')}</span>
        </Suggestion>
      ))}
    </>
  );
}
