import { shownName } from '@bookstore/functions/shared/people/person-name';
import { movementKinds, takenOutCents } from '@bookstore/functions/shared/voucher/movements';
import type { DeskVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherTaxLine } from '@bookstore/functions/shared/voucher/voucher-tax-words';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DateLabel } from '#components/labels/date-label.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { deskColumns } from '#components/layout/desk-head.tsx';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { deskInvoice } from '#entities/order/desk-invoice.ts';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { DeskCard, NewCode } from '#entities/voucher/desk-card.tsx';
import { VoucherActions } from './voucher-actions.tsx';
import { Figures, VoucherBadge } from './voucher-state.tsx';

export function VoucherDetail({ id }: { id: string }) {
  const { data: voucher, error, refetch } = useAdminQuery('GET /api/vouchers/:id', { params: { id } });
  const [replaced, setReplaced] = useState('');
  if (!voucher)
    return (
      <NotLoaded
        error={error}
        gone={t('There is no such voucher.')}
        failed="The voucher could not be loaded."
        onRetry={refetch}
      />
    );
  const { number, lastFour, state } = voucher;
  return (
    <article className="grid grid-cols-1 gap-4" aria-labelledby="voucher-title">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id="voucher-title" className="text-2xl">
            {t('Voucher {number}', { number })}
          </h2>
          <span className="font-mono text-muted">…{lastFour}</span>
          <span role="status">
            <VoucherBadge voucher={voucher} />
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Link to={dashboardPaths.historyOf(id)} className={`${buttonClasses('quiet')} px-0!`}>
            History
          </Link>
          {/* The new code has the button of its card beside it. */}
          {state === 'active' && !replaced && <DeskCard voucher={voucher} />}
        </div>
      </header>
      {replaced && (
        <NewCode title={t('The new code of {number}', { number })} code={replaced} voucher={voucher} />
      )}
      <div className={deskColumns}>
        <div className="grid min-w-0 gap-4">
          <VoucherFacts voucher={voucher} />
          {voucher.invoices && (
            <Card title={t('Invoices')}>
              <InvoiceList order={voucher} invoices={voucher.invoices} load={deskInvoice} />
            </Card>
          )}
          <Movements voucher={voucher} />
        </div>
        <VoucherActions
          voucher={voucher}
          onChanged={({ code = '' }) => {
            setReplaced(code);
            return refetch();
          }}
        />
      </div>
    </article>
  );
}

/** Paid, used and remaining amounts; owner and last day. */
function VoucherFacts({ voucher }: { voucher: DeskVoucher }) {
  const money = useOrderMoney(voucher);
  const { amountCents, leftCents, heldCents, buyer, recipient, message, validUntil, issuedOn } = voucher;
  const refunded = takenOutCents(voucher);
  const expired = voucher.movements.reduce(
    (sum, { kind, cents }) => (kind === 'expired' ? sum - cents : sum),
    0,
  );
  const spent = [
    [t('Redeemed'), amountCents - leftCents - heldCents - refunded - expired],
    [t('Held for a payment'), heldCents],
    [t('Refunded'), refunded],
    [t('Expired'), expired],
  ] as const;
  const rows: [label: string, value: ReactNode][] = [
    [t('Tax'), voucherTaxLine(voucher, money)],
    [t('Sold|voucher'), <DateLabel key="day" day={issuedOn} />],
    [t('Valid until'), validUntil ? <DateLabel key="day" day={validUntil} /> : t('It has no end.')],
    [t('From'), [buyer.name, buyer.email].filter(Boolean).join(' · ')],
    [t('For'), [recipient.name, recipient.email].filter(Boolean).join(' · ')],
    sending(voucher),
  ];
  return (
    <Card title="Balance">
      <Figures
        isSum
        figures={[
          [t('Amount'), money.text(amountCents)],
          ...spent
            .filter(([, cents]) => cents !== 0)
            .map(([label, cents]) => [label, `−${money.text(cents)}`] as const),
          [t('Left'), money.text(leftCents)],
        ]}
      />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-[0.9375rem] max-[20rem]:grid-cols-1">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {message && (
        <blockquote
          dir="auto"
          className="mt-3 border-s-2 border-line-strong ps-4 text-[0.9375rem] whitespace-pre-line wrap-anywhere"
        >
          {message}
        </blockquote>
      )}
    </Card>
  );
}

function sending({ recipient, sendOn, sentAt }: DeskVoucher): [label: string, value: ReactNode] {
  if (!recipient.email) return [t('Card'), t('Printed')];
  if (sentAt) return [t('Sent'), <TimeLabel key="time" instant={sentAt} />];
  return sendOn ? [t('Send it on'), <DateLabel key="day" day={sendOn} />] : [t('Card'), t('On its way')];
}

function Movements({ voucher }: { voucher: DeskVoucher }) {
  const money = useOrderMoney(voucher);
  return (
    <Card title="Movements">
      <ol className="divide-y divide-line text-[0.9375rem]">
        {voucher.movements.toReversed().map(({ at, kind, cents, number, orderId, by }) => (
          <li
            key={`${at} ${kind} ${cents} ${orderId}`}
            className="flex items-baseline justify-between gap-x-4 py-2"
          >
            <span className="min-w-0">
              {movementKinds[kind].label}
              {orderId && number && (
                <>
                  {' · '}
                  <Link
                    to={dashboardPaths.deskOrder(orderId)}
                    className="text-accent underline-offset-4 hover:underline"
                  >
                    {t('Order {number}', { number })}
                  </Link>
                </>
              )}
              <span className="block text-sm text-muted">
                <TimeLabel instant={at} />
                {by && ` · ${shownName(by)}`}
              </span>
            </span>
            <span className="shrink-0 font-medium tabular-nums">
              {cents > 0 ? '+' : '−'}
              {money.text(Math.abs(cents))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
