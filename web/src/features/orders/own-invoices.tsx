import type { Order } from '@bookstore/functions/shared/order/order';
import { plural } from '@bookstore/functions/shared/words/words';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { ownInvoice } from '#entities/order/own-invoice.ts';

/** Without undone invoices, and without collective ones, which belong to their customer. */
export function OwnInvoices({ order, className }: { order: Order; className: string }) {
  const invoices = (order.invoices ?? []).filter(({ isUndone, isShared }) => !isUndone && !isShared);
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices" className={className}>
      <h2 id="order-invoices" className="mb-2 text-xl">
        {plural(invoices.length, 'Invoice', 'Invoices')}
      </h2>
      <InvoiceList order={order} invoices={invoices} load={ownInvoice} />
    </section>
  );
}
