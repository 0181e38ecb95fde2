import type { ToCollect } from '@bookstore/functions/shared/order/open-items';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** Shipments to customers with collective invoices: one press writes a customer's invoice. */
export function ToCollectCard({ onChanged }: { onChanged: () => unknown }) {
  const { data: customers = [], refetch } = useAdminQuery('GET /api/cash/to-collect', {});
  if (customers.length === 0) return null;
  return (
    <Card title="To be invoiced together" className="print:hidden">
      <ul aria-label="To be invoiced together" className="divide-y divide-line">
        {customers.map((one) => (
          <ToCollectRow
            key={`${one.customerId} ${one.currency}`}
            customer={one}
            onChanged={() => Promise.all([refetch(), onChanged()])}
          />
        ))}
      </ul>
    </Card>
  );
}

function ToCollectRow({ customer, onChanged }: { customer: ToCollect; onChanged: () => unknown }) {
  const { customerId, name, orders, cents } = customer;
  const money = useOrderMoney(customer);
  const counted = plural(orders, '{count} order', '{count} orders');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{` · ${counted}`}</span>
      </p>
      <span className="font-medium tabular-nums">{money.text(cents)}</span>
      <CommandButton
        variant="secondary"
        aria-label={t('Write the invoice of {name}', { name })}
        command={{
          ask: [
            t('Write one invoice for {name}?', { name }),
            t('It is for all that was sent until now and has no invoice yet: {orders}, {amount}.', {
              orders: counted,
              amount: money.text(cents),
            }),
            t('Write it'),
            t('Not yet'),
          ],
          send: () => callAdminApi('POST /api/cash/to-collect/:id', { params: { id: customerId } }),
          failed: t('No invoice was written'),
          done: t('The invoice is written'),
          onEnd: onChanged,
        }}
      >
        Write the invoice
      </CommandButton>
    </li>
  );
}
