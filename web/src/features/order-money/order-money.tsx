import type { Order } from '@bookstore/functions/shared/order/order';
import {
  keptCents,
  openCents,
  openInCash,
  roundingCents,
} from '@bookstore/functions/shared/order/order-totals';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { EntryList, ofMoney } from '#entities/cash/entry-list.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { MoneyForms } from './money-forms.tsx';
import { OnlinePayment } from './online-payment.tsx';

/** Newest first; fetched again when the balance or status changes. */
function useOrderCash({ _id: id, cashCents, status }: Order) {
  const input = { params: { id } };
  const { data, isError, refetch } = useAdminQuery('GET /api/orders/:id/cash', input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the money changes
  useEffect(() => void refetch(), [cashCents, status, refetch]);
  return { entries: data && ofMoney(data), isError, reload: () => void refetch() };
}

export function OrderMoney({ order }: { order: Order }) {
  const { entries, isError, reload } = useOrderCash(order);
  const givenBack = (entries ?? [])
    .filter(({ kind }) => kind === 'given-back')
    .reduce((sum, { cents }) => sum - cents, 0);
  const balance = order.cashCents ?? 0;
  const money = useOrderMoney(order);
  return (
    <Card title="Money">
      {order.isPaidOnline && <OnlinePayment order={order} />}
      <dl className="grid gap-1 text-[0.9375rem] tabular-nums">
        <Figure money={money} label="Costs now" cents={keptCents(order)} />
        <Figure money={money} label="Taken" cents={balance + givenBack} />
        {givenBack > 0 && <Figure money={money} label="Given back" cents={givenBack} />}
        <OpenFigure order={order} money={money} />
        {roundingCents(order) !== 0 && (
          <Figure money={money} label="Rounded in cash by" cents={roundingCents(order)} />
        )}
      </dl>
      <MoneyForms order={order} onNoted={reload} />
      {isError && !entries && <LoadingFailure text="The entries could not be loaded." onRetry={reload} />}
      {entries && entries.length > 0 && (
        <div className="mt-3 border-t border-line pt-1">
          <EntryList entries={entries} label="Entries of this order" />
        </div>
      )}
      {entries?.length === 0 && (
        <p className="mt-3 text-sm text-muted">
          {balance === 0 ? t('No money was noted for this order.') : t('Taken before entries were kept.')}
        </p>
      )}
    </Card>
  );
}

interface FigureProps {
  money: Money;
  label: string;
  cents: number;
  className?: string;
}

function Figure({ money, label, cents, className = '' }: FigureProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd>{money.text(cents)}</dd>
    </div>
  );
}

function OpenFigure({ order, money }: { order: Order; money: Money }) {
  const due = openCents(order);
  const [label, className] =
    due < 0
      ? order.isPaidOnline
        ? [t('Goes back'), 'font-semibold']
        : [t('To give back'), 'font-semibold text-accent']
      : [t('Due'), 'font-semibold'];
  const inCash = openInCash(order);
  return (
    <>
      <Figure money={money} label={label} className={className} cents={Math.abs(due)} />
      {inCash !== due && <Figure money={money} label="In cash" cents={Math.abs(inCash)} />}
    </>
  );
}
