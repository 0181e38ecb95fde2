import type { Order } from '@bookstore/functions/shared/order/order';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';

function load(number: string): Promise<Uint8Array> {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return callAdminApi('GET /api/invoices/:number', { params: { number } }, undefined, { readBody });
}

/** The invoices and credit notes of an order. */
export function OrderInvoices({ order }: { order: Order }) {
  return (
    <section
      aria-labelledby="invoices-title"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id="invoices-title" className="mb-1 text-lg">
        Invoices
      </h3>
      <InvoiceList order={order} load={load} />
    </section>
  );
}
