import type { Order } from '@bookstore/functions/shared/order/order';
import { Card } from '#components/layout/card.tsx';
import { deskInvoice } from '#entities/order/desk-invoice.ts';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { XRechnungButton } from './x-rechnung-button.tsx';

export function OrderInvoices({ order }: { order: Order }) {
  const { invoices = [] } = order;
  if (invoices.length === 0) return null;
  return (
    <Card title="Invoices">
      <InvoiceList
        order={order}
        invoices={invoices}
        load={deskInvoice}
        extra={({ number, isPublic }) => isPublic && <XRechnungButton number={number} />}
      />
    </Card>
  );
}
