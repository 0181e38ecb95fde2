import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { PrintLink } from '#entities/order/print-link.tsx';

/** Packing instructions of a gift; empty for other orders. */
export function OrderGift({ order: { _id, gift } }: { order: Order }) {
  if (!gift) return null;
  const { isWrapped, hidesPrices, note } = gift;
  const wishes = [
    isWrapped ? t('To be wrapped') : t('Not wrapped'),
    hidesPrices ? t('packing slip without prices') : t('packing slip with prices'),
  ];
  return (
    <Card title="Present">
      <p className="text-[0.9375rem]">{wishes.join(' · ')}</p>
      {note && (
        <>
          <blockquote
            dir="auto"
            className="my-3 border-s-2 border-line-strong ps-4 whitespace-pre-line wrap-anywhere"
          >
            {note}
          </blockquote>
          <PrintLink to={dashboardPaths.printOrders('cards', [_id])} label="Print note card" />
        </>
      )}
    </Card>
  );
}
