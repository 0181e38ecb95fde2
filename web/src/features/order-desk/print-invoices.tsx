import type { Order } from '@bookstore/functions/shared/order/order';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { downloadFileAsAdmin } from '#entities/session/admin-download.ts';
import { showFailure } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/** Saves the invoices of some orders as one file, to be printed together; nothing where none of them has one. */
export function PrintInvoices({ orders }: { orders: readonly Order[] }) {
  const [busy, setBusy] = useState(false);
  const ids = orders.filter(({ invoices }) => invoices?.length).map(({ _id }) => _id);
  if (ids.length === 0) return null;

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const bytes = await downloadFileAsAdmin('GET /api/invoices', { query: { ids } });
      saveBytes('invoices.pdf', bytes, 'application/pdf');
    } catch (error) {
      console.warn('The invoices were not loaded:', error);
      await showFailure('No invoices', apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={busy} title="Saves one PDF" onClick={() => void save()}>
      <PrintIcon />
      Save invoices
    </Button>
  );
}
