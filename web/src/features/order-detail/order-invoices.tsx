import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { deskInvoice } from '#entities/order/desk-invoice.ts';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

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

/** The XML that public buyers' portals take. */
function XRechnungButton({ number }: { number: string }) {
  return (
    <CommandButton
      variant="secondary"
      aria-label={t('Download {number} as XRechnung', { number })}
      command={{
        send: () => downloadAsAdmin('GET /api/invoices/:number/x-rechnung', { params: { number } }),
        failed: t('No XRechnung'),
        reasonOf: downloadFailure,
        onDone: (xml) => saveBytes(`${number}.xml`, new TextEncoder().encode(xml), 'application/xml'),
      }}
    >
      XRechnung
    </CommandButton>
  );
}
