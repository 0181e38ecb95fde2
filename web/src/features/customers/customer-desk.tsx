import { customerLimits } from '@bookstore/functions/shared/customer/customer';
import { t } from '@bookstore/functions/shared/words/words';
import { ListPage } from '#components/lists/list-page.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddCustomer } from './customer-form.tsx';
import { CustomerRow } from './customer-row.tsx';

/** Who may order on account: the owner adds, changes and deletes them. */
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
