import type { Customer } from '@bookstore/functions/shared/customer/customer';
import { mostOpenItems } from '@bookstore/functions/shared/order/open-items';
import type { Order } from '@bookstore/functions/shared/order/order';
import { reminderProblem } from '@bookstore/functions/shared/order/order-account';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { BankFiles } from './bank-files.tsx';
import { OpenItem } from './open-item.tsx';
import { remind } from './remind.ts';
import { ToCollectCard } from './to-collect.tsx';

/** What customers on account owe, by customer; the longest overdue first. */
export function OpenItemsPage() {
  const query = useAdminQuery('GET /api/open-items', {});
  const { data: customers = [] } = useAdminQuery('GET /api/customers', {});
  const { data: orders, refetch } = query;
  const today = useToday();
  const money = useMoney();
  const isOwner = useMay('owner');
  const toRemind = (orders ?? []).filter((order) => !reminderProblem(order, today));
  const owed = sumOf(orders ?? [], 'accountCents');

  return (
    <>
      <DeskHead
        title="Open items"
        hint="Invoices of customers on account that are not paid yet, and money that the shop owes them."
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to={dashboardPaths.cash} className={buttonClasses('secondary')}>
            {t('Cash|page')}
          </Link>
          {isOwner && (
            <Link to={dashboardPaths.customers} className={buttonClasses('secondary')}>
              Customers on account
            </Link>
          )}
          {toRemind.length > 0 && (
            <CommandButton command={remind(toRemind, refetch)}>
              {plural(toRemind.length, 'Remind of {count} that is due', 'Remind of all {count} that are due')}
            </CommandButton>
          )}
        </div>
      </DeskHead>
      <div className="grid grid-cols-1 gap-4">
        <BankFiles onChanged={refetch} />
        <ToCollectCard onChanged={refetch} />
        <Pending query={query} failed="The open items could not be loaded." height="h-96" />
        {orders?.length === 0 && (
          <section aria-label="Open items" className={panel}>
            <NothingHere
              text="Nothing is open on account."
              hint="An order on account stands here from its invoice until it is paid."
            >
              {null}
            </NothingHere>
          </section>
        )}
        {orders && orders.length > 0 && (
          <p role="status" className="text-[0.9375rem] text-muted">
            {t('{sum} are open in all.', { sum: money.text(owed) })}
            {orders.length >= mostOpenItems &&
              ` ${t('The list holds {most} orders at most.', { most: mostOpenItems })}`}
          </p>
        )}
        {byCustomer(orders ?? [], customers, today).map(({ id, name, cents, items }) => (
          <Card
            key={id}
            title={name}
            action={<span className="font-medium tabular-nums">{money.text(cents)}</span>}
          >
            <ul aria-label={t('Open items of {name}', { name })} className="divide-y divide-line">
              {items.map((order) => (
                <OpenItem key={order._id} order={order} onChanged={refetch} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

/** The largest overdue amount first. */
function byCustomer(orders: readonly Order[], customers: readonly Customer[], today: string) {
  const groups = Map.groupBy(orders, ({ account }) => account?.customerId ?? '');
  const isDue = (order: Order) => ['not-due', 'paid'].every((why) => reminderProblem(order, today) !== why);
  const centsOf = (some: readonly Order[]) => some.reduce((sum, one) => sum + (one.accountCents ?? 0), 0);
  return [...groups]
    .map(([id, items]) => ({
      id,
      name: customers.find((one) => one.id === id)?.title ?? items[0]?.name ?? '',
      cents: centsOf(items),
      dueCents: centsOf(items.filter(isDue)),
      items: items.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
    }))
    .toSorted((one, other) => other.dueCents - one.dueCents || one.name.localeCompare(other.name));
}
