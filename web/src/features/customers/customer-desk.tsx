import { type Customer, customerLimits, linesOf } from '@bookstore/functions/shared/customer/customer';
import { customerKinds } from '@bookstore/functions/shared/customer/rebates';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { ListPage } from '#components/lists/list-page.tsx';
import { useMoney } from '#config/money.ts';
import { FoldedFormRow } from '#entities/command/folded-form-row.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddCustomer, EditCustomer } from './customer-form.tsx';

export function CustomerDesk() {
  const query = useAdminQuery('GET /api/customers', {});
  const { data: customers, refetch } = query;
  return (
    <ListPage
      title="Customers on account"
      hint="Schools, libraries and companies that pay an invoice within some days. People with the role of orders see them, you alone change them."
      isHalved
      query={query}
      failed="The customers could not be loaded."
      items={customers}
      text="There is no customer on account yet."
      row={(customer) => <CustomerRow key={customer.id} customer={customer} onChanged={refetch} />}
      add={{
        title: t('Add a customer'),
        form: <AddCustomer onChanged={refetch} />,
        full:
          customers !== undefined &&
          customers.length >= customerLimits.customers &&
          t('There can be {most} customers on account at most; delete one first', {
            most: customerLimits.customers,
          }),
      }}
    />
  );
}

interface CustomerRowProps {
  customer: Customer;
  onChanged: () => unknown;
}

function CustomerRow({ customer, onChanged }: CustomerRowProps) {
  const { id, title: name, kind, address, email, termDays, limitCents } = customer;
  const money = useMoney();

  return (
    <FoldedFormRow
      name={name}
      about={
        <>
          <p className="text-sm text-muted">
            {[
              customerKinds[kind].label,
              plural(termDays, 'pays within {count} day', 'pays within {count} days'),
              t('owes at most {amount}', { amount: money.text(limitCents) }),
            ].join(' · ')}
          </p>
          <p className="text-sm text-muted">{[...linesOf('', address), email].filter(Boolean).join(', ')}</p>
        </>
      }
      form={(_, close) => (
        <div className="mt-3 rounded-lg bg-sunken p-4">
          <EditCustomer customer={customer} onChanged={onChanged} onSaved={close} />
        </div>
      )}
      remove={{
        ask: [
          t('Delete {name}?', { name }),
          t('Its addresses and terms are gone for good. Its orders and invoices stay.'),
          t('Delete'),
          t('Keep'),
        ],
        send: () => callAdminApi('DELETE /api/customers/:id', { params: { id } }),
        failed: t('{name} was not deleted', { name }),
        done: t('{name} was deleted', { name }),
        onEnd: onChanged,
      }}
    />
  );
}
