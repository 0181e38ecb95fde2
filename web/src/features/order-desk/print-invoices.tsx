import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { downloadFileAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/** Saves the invoices of some orders as one file, to be printed together; nothing where none of them has one. */
export function PrintInvoices({ orders }: { orders: readonly Order[] }) {
  const { busy, run } = useCommand();
  const ids = orders
    .filter(({ invoices }) => invoices?.some(({ isUndone }) => !isUndone))
    .map(({ _id }) => _id);
  if (ids.length === 0) return null;

  const save = () =>
    run({
      send: () => downloadFileAsAdmin('GET /api/invoices', { query: { ids } }),
      failed: t('No invoices'),
      reasonOf: downloadFailure,
      onDone: (bytes) => saveBytes(t('invoices.pdf'), bytes, 'application/pdf'),
    });

  return (
    <Button variant="secondary" busy={busy} title="Saves one PDF" onClick={() => void save()}>
      <PrintIcon />
      Save invoices
    </Button>
  );
}
