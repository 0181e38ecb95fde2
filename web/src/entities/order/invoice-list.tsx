import { invoiceKinds } from '@bookstore/functions/shared/invoice/invoice-kinds';
import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderInvoice } from '@bookstore/functions/shared/order/order-invoices';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { saveBytes } from '#lib/browser/save-file.ts';
import { useOrderMoney } from './use-order-money.ts';

interface InvoiceListProps {
  order: Pick<Order, 'currency'>;
  invoices: readonly OrderInvoice[];
  load: (number: string) => Promise<Uint8Array>;
  /** Shown beside an invoice. */
  extra?: (invoice: OrderInvoice) => ReactNode;
}

/** With credit notes, oldest first. */
export function InvoiceList({ order, invoices, load, extra }: InvoiceListProps) {
  const money = useOrderMoney(order);
  const [loading, setLoading] = useState('');
  const [problem, setProblem] = useState('');

  async function save({ number }: OrderInvoice): Promise<void> {
    setProblem('');
    setLoading(number);
    try {
      saveBytes(`${number}.pdf`, await load(number), 'application/pdf');
    } catch (error) {
      console.warn('The invoice was not loaded:', error);
      setProblem(t('{number} could not be loaded. Try again.', { number }));
    } finally {
      setLoading('');
    }
  }

  return (
    <>
      <ul className="divide-y divide-line text-[0.9375rem]">
        {invoices.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0">
              <span className="font-medium wrap-anywhere">{one.number}</span>
              <span className="block text-sm text-muted">
                {invoiceKinds[one.isCreditNote ? 'credit-note' : 'invoice'].label},{' '}
                <span className="tabular-nums">{money.text(one.cents)}</span>
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                busy={loading === one.number}
                aria-label={t('Download {number} as PDF', { number: one.number })}
                onClick={() => void save(one)}
              >
                PDF
              </Button>
              {extra?.(one)}
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-sm failure-note empty:hidden">
        {problem}
      </p>
    </>
  );
}
