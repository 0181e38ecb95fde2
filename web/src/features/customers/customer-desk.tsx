import { customerLimits } from '@bookstore/functions/shared/customer/customer';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddCustomer } from './customer-form.tsx';
import { CustomerRow } from './customer-row.tsx';

/** Who may order on account: the owner adds, changes and deletes them. */
export function CustomerDesk() {
  const query = useAdminQuery('GET /api/customers', {});
  const { data: customers, refetch } = query;
  return (
    <>
      <DeskHead
        title="Customers on account"
        hint="Schools, libraries and companies that pay an invoice within some days. People with the role of orders see them, you alone change them."
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <section aria-label="Customers on account" className={`${panel} py-1! sm:py-2!`}>
          <Pending query={query} failed="The customers could not be loaded." className="my-4" height="h-24" />
          {customers?.length === 0 && (
            <NothingHere text="There is no customer on account yet.">{null}</NothingHere>
          )}
          {customers && customers.length > 0 && (
            <ul aria-label="Customers on account" className="divide-y divide-line">
              {customers.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} onChanged={refetch} />
              ))}
            </ul>
          )}
        </section>
        <Card title="Add a customer">
          {customers && customers.length >= customerLimits.customers ? (
            <p className="text-[0.9375rem] text-muted">
              {t('There can be {most} customers on account at most; delete one first', {
                most: customerLimits.customers,
              })}
            </p>
          ) : (
            <AddCustomer onChanged={refetch} />
          )}
        </Card>
      </div>
    </>
  );
}
