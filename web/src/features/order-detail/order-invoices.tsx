import type { Order } from '@bookstore/functions/shared/order/order';
import { Card } from '#components/layout/card.tsx';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { XRechnungButton } from './x-rechnung-button.tsx';

function load(number: string): Promise<Uint8Array> {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return callAdminApi('GET /api/invoices/:number', { params: { number } }, undefined, { readBody });
}

export function OrderInvoices({ order }: { order: Order }) {
  const { invoices = [] } = order;
  if (invoices.length === 0) return null;
  return (
    <Card title="Invoices">
      <InvoiceList
        order={order}
        invoices={invoices}
        load={load}
        extra={({ number, isPublic }) => isPublic && <XRechnungButton number={number} />}
      />
    </Card>
  );
}
