import { formatCents } from '@bookstore/functions/shared/money';
import type { Purchase } from './place-order.ts';

interface CheckoutSummaryProps {
  purchase: Purchase;
}

/** What is bought: the total price and the number of books. */
export function CheckoutSummary({ purchase: { bookIds, totalCents } }: CheckoutSummaryProps) {
  return (
    <dl className="flex gap-8 border-y border-line py-4">
      <div>
        <dt className="text-sm text-muted">Total Price</dt>
        <dd className="text-2xl font-semibold tabular-nums">${formatCents(totalCents)}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Items</dt>
        <dd className="text-2xl font-semibold tabular-nums">{bookIds.length}</dd>
      </div>
    </dl>
  );
}
