import type { HeldPayment } from '@bookstore/functions/shared/payment/payment';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { panel } from '#components/layout/desk-head.tsx';
import { useShop } from '#config/shop.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** In milliseconds. */
const refetchMilliseconds = 60_000;

function Held({ payment, onEnd }: { payment: HeldPayment; onEnd: () => void }) {
  const { _id: id, number, state, name, email, isConfirmed, titles, until, link } = payment;
  const money = useOrderMoney(payment);
  const time = <TimeLabel instant={until} />;

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-[0.9375rem]">
      <div className="grid min-w-0 flex-1 basis-60 gap-1 wrap-anywhere">
        <p className="font-medium tabular-nums">
          {number} · {money.text(payment.amountCents)}
        </p>
        <p dir="auto">{titles.join(' · ')}</p>
        <p className="text-sm text-muted">
          {name} · {email}
          {!isConfirmed && ` · ${t('address not confirmed')}`}
        </p>
        <p className="text-sm text-muted">
          {link && <span className="block wrap-anywhere">{link}</span>}
          {state === 'open'
            ? rich('Can be paid until {time}', { time })
            : rich('The bank decides until {time}', { time })}
        </p>
      </div>
      <CommandButton
        variant="secondary"
        aria-label={t('Let go the books of {number}', { number })}
        command={{
          ask: [
            t('Let go the books of {number}?', { number }),
            link
              ? t('They can be sold again at once. Money that still comes by the link goes back.')
              : t(
                  'They can be sold again at once. Money that still comes makes the order as long as there are copies, and goes back otherwise.',
                ),
            t('Let go'),
            t('Cancel'),
          ],
          send: () => callAdminApi('POST /api/payments/:id/release', { params: { id } }),
          done: t('The books can be sold again'),
          failed: t('The books were not let go'),
          onEnd,
        }}
      >
        Let go
      </CommandButton>
    </li>
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

const isFound = ({ number, name, email, titles }: HeldPayment, search: string) =>
  [number, name, email, ...titles].some((text) => plain(text).includes(plain(search)));

/** Payments that hold copies until they are paid or the bank has decided: not orders yet, so the list lacks them. */
export function HeldPayments({ search = '' }: { search?: string | undefined }) {
  const { payment } = useShop();
  const { data = [], refetch } = useAdminQuery(
    'GET /api/payments/held',
    {},
    { enabled: payment !== undefined, refetchInterval: refetchMilliseconds },
  );
  const held = payment ? data.filter((one) => isFound(one, search)) : [];
  if (held.length === 0) return null;
  return (
    <details className={panel} open={search !== ''}>
      <summary className="min-h-11 content-center font-medium">
        {plural(held.length, '{count} payment holds books', '{count} payments hold books')}
      </summary>
      <ul className="divide-y divide-line">
        {held.map((one) => (
          <Held key={one._id} payment={one} onEnd={() => void refetch()} />
        ))}
      </ul>
    </details>
  );
}
