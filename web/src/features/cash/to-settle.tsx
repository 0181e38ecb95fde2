import { cashWayNames, isCashWay, onlineWay, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import type { PaymentToSettle, SettleReason } from '@bookstore/functions/shared/payment/payment';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { Card } from '#components/layout/card.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { providerWords } from '#entities/order/provider-words.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const reasons: Partial<Readonly<Record<SettleReason, string>>> = {
  'amount-differs': t('Another amount than the order’s came: no order was placed'),
  'no-order': t('It belongs to no order, and could not go back'),
  'no-copies': t('It came when the books were sold, and could not go back'),
  'paid-twice': t('The order was paid twice, and it could not go back'),
  'lost-dispute': t('The shopper’s bank has taken it back'),
  'not-in-ledger': t('It has gone back, but the entries of the order do not allow it'),
};

/** Money that needs a person: it came without an order, or could not be refunded. */
export function ToSettle({
  payments,
  onSettled,
}: {
  payments: readonly PaymentToSettle[];
  onSettled: () => unknown;
}) {
  return (
    <Card title="To settle" className="border-accent! print:hidden">
      <ul className="grid divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment._id} className="py-3 first:pt-0 last:pb-0">
            <Unsettled payment={payment} onSettled={onSettled} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Ways to give it back, other than online. */
const waysBack = cashWayNames.filter((way) => way !== onlineWay);

const settleSchema = object({ note: string().trim().required(t('Say what became of the money')) });

function Unsettled({ payment, onSettled }: { payment: PaymentToSettle; onSettled: () => unknown }) {
  const { _id: id, orderId, number, paymentId, settleReason = 'no-order', state } = payment;
  const money = useOrderMoney(payment);
  const words = providerWords[payment.provider];
  const isRefused = settleReason === 'refund-refused';
  const { refunds, toSettleCents: cents } = payment;
  const why = refunds.findLast((refund) => refund.state === 'refused')?.reason;

  return (
    <DeskForm
      aria-label={t('Settle {id}', { id: paymentId })}
      keptAs={t('Settled {id}', { id: paymentId })}
      className="grid gap-3"
      first={{ note: '', way: '' }}
      schema={settleSchema}
      failures="dialog"
      command={({ note, way }) => ({
        send: () =>
          callAdminApi('POST /api/payments/:id/settled', {
            params: { id },
            body: { note, ...(isCashWay(way) && { way }) },
          }),
        done: t('It is settled'),
        failed: t('It was not settled'),
        onEnd: onSettled,
      })}
    >
      <div className="text-[0.9375rem]">
        <p className="flex justify-between gap-x-4 font-medium">
          <span className="min-w-0 wrap-anywhere">
            {reasons[settleReason] ?? words.toSettle[settleReason]}
          </span>
          <span className="tabular-nums">{money.text(cents)}</span>
        </p>
        {payment.isToHoldBack && (
          <p role="alert" className="failure-note">
            Its books are not delivered yet: hold them back until it is settled.
          </p>
        )}
        {why && <p className="wrap-anywhere text-muted">{words.reason(why)}</p>}
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span className="font-mono wrap-anywhere">{paymentId}</span>
          {/* No order was placed, but the shopper was given this number. */}
          {state !== 'paid' && number && <span>{t('Order {number}', { number })}</span>}
          {state === 'paid' && (
            <Link
              to={dashboardPaths.deskOrder(orderId)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              {t('Order {number}', { number })}
            </Link>
          )}
        </p>
      </div>
      {isRefused && (
        <div>
          <CommandButton
            command={{
              send: async () => {
                const tried = await callAdminApi('POST /api/payments/:id/refund', { params: { id } });
                if (tried.isToSettle) throw new Error(tried.refunds.at(-1)?.reason);
              },
              done: words.givesBack,
              failed: words.refusedAgain,
              onEnd: onSettled,
            }}
          >
            {words.tryAgain}
          </CommandButton>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {isRefused && state === 'paid' && (
          <div className="max-sm:basis-full">
            <ChoiceField
              name="way"
              label="Given back instead"
              none={t('Not at all')}
              choices={optionsOf(waysBack, (way) => payWays[way].label)}
            />
          </div>
        )}
        <div className="min-w-0 grow">
          <TextField name="note" label="What became of it" maxLength={500} autoComplete="off" />
        </div>
        <SendButton variant="secondary" className="">
          {isRefused ? t('Settled otherwise') : t('Settled')}
        </SendButton>
      </div>
    </DeskForm>
  );
}
