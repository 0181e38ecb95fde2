import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { downloadFileAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

export function PrintInvoices({ orders }: { orders: readonly Order[] }) {
  const ids = orders
    .filter(({ invoices }) => invoices?.some(({ isUndone }) => !isUndone))
    .map(({ _id }) => _id);
  if (ids.length === 0) return null;

  return (
    <CommandButton
      variant="secondary"
      title="Saves one PDF"
      command={{
        send: () => downloadFileAsAdmin('GET /api/invoices', { query: { ids } }),
        failed: t('No invoices'),
        reasonOf: downloadFailure,
        onDone: (bytes) => saveBytes(t('invoices.pdf'), bytes, 'application/pdf'),
      }}
    >
      <PrintIcon />
      Save invoices
    </CommandButton>
  );
}
