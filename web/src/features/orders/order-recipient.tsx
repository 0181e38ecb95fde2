import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import type { Order } from '@bookstore/functions/shared/order/order';
import { isPaidByVoucher, isPaidInCash } from '@bookstore/functions/shared/order/order-payments';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';

function headOf(order: Order): string {
  const { collection } = order;
  const isDue = !isPaidByVoucher(order) || openInCash(order) > 0;
  if (!isPaidInCash(order) || !isDue) return collection ? t('Collected in the shop by') : t('Delivered to');
  return collection ? t('Collected and paid in the shop by') : t('Cash on delivery to');
}

/** Empty fields are left out. */
export function OrderRecipient({ order }: { order: Order }) {
  const { phone, email } = order;
  const recipient = [...addressLines(order), ['phone', phone], ['email', email]].filter(([, line]) => line);
  return (
    <address className="min-w-0 text-[0.9375rem] leading-relaxed text-muted not-italic">
      <strong className="mb-1 block font-medium text-ink">{headOf(order)}</strong>
      {recipient.map(([field, line]) => (
        <span key={field} className="block break-words">
          {field === 'email' ? <BreakableEmail email={email} /> : line}
        </span>
      ))}
    </address>
  );
}
