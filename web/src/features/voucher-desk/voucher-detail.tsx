import { shownName } from '@bookstore/functions/shared/people/person-name';
import { movementKinds } from '@bookstore/functions/shared/voucher/movements';
import type { DeskVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherStates } from '@bookstore/functions/shared/voucher/voucher-states';
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
import { VoucherBadge } from './voucher-state.tsx';

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
          {state === 'active' && <DeskCard voucher={voucher} />}
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

function VoucherFacts({ voucher }: { voucher: DeskVoucher }) {
  const money = useOrderMoney(voucher);
  const { amountCents, leftCents, heldCents, buyer, recipient, message, validUntil, issuedOn } = voucher;
  const rows: [label: string, value: ReactNode][] = [
    [t('Amount'), money.text(amountCents)],
    ...(voucher.singlePurpose
      ? [[t('Tax'), voucherTaxLine(voucher, money)] satisfies [string, ReactNode]]
      : []),
    [t('Left'), money.text(leftCents)],
    ...(heldCents > 0
      ? [[t('Held for a payment'), money.text(heldCents)] satisfies [string, ReactNode]]
      : []),
    [t('Sold|voucher'), <DateLabel key="day" day={issuedOn} />],
    [t('Valid until'), validUntil ? <DateLabel key="day" day={validUntil} /> : t('It has no end.')],
    [t('From'), [buyer.name, buyer.email].filter(Boolean).join(' · ') || '–'],
    [t('For'), [recipient.name, recipient.email].filter(Boolean).join(' · ') || '–'],
    [t('Card'), <SentLine key="sent" voucher={voucher} />],
  ];
  return (
    <Card title={voucherStates[voucher.state].label}>
      <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-[9rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere tabular-nums max-sm:mb-2">{value}</dd>
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

function SentLine({ voucher: { recipient, sendOn, sentAt } }: { voucher: DeskVoucher }) {
  if (!recipient.email) return <>Printed</>;
  if (sentAt) return <TimeLabel instant={sentAt} />;
  if (!sendOn) return <>On its way</>;
  return <DateLabel day={sendOn} />;
}

function Movements({ voucher }: { voucher: DeskVoucher }) {
  const money = useOrderMoney(voucher);
  return (
    <Card title="Movements">
      <ol className="divide-y divide-line text-[0.9375rem]">
        {voucher.movements.toReversed().map(({ at, kind, cents, number, orderId, by }) => (
          <li
            key={`${at} ${kind} ${cents} ${orderId}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
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
            <span className="font-medium tabular-nums">
              {cents > 0 ? '+' : '−'}
              {money.text(Math.abs(cents))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
