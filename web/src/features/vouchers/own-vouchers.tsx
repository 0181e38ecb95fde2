import type { OwnVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherStates } from '@bookstore/functions/shared/voucher/voucher-states';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { CardButton } from './own-voucher-card.tsx';

/** Page by page; undefined until loaded. */
export function useOwnVouchers() {
  const [vouchers, setVouchers] = useState<OwnVoucher[]>();
  const [isFailed, setFailed] = useState(false);
  const [asked, ask] = useState<{ after?: string }>({});
  const [next, setNext] = useState<string>();

  useEffect(() => {
    const unused = new AbortController();
    setFailed(false);
    callShopperApi('GET /api/vouchers/own', { query: asked }, unused.signal).then(
      (page) => {
        setVouchers((before = []) => (asked.after ? [...before, ...page.vouchers] : page.vouchers));
        setNext(page.next);
      },
      (error: unknown) => {
        if (unused.signal.aborted) return;
        console.warn('The vouchers could not be loaded:', error);
        setFailed(true);
      },
    );
    return () => unused.abort();
  }, [asked]);

  const retry = () => ask({ ...asked });
  return { vouchers, isFailed, retry, ...(next && { showMore: () => ask({ after: next }) }) };
}

/** Where a voucher was sent, or will be. */
export function Destination({ voucher: { recipient, sendOn, sentAt } }: { voucher: OwnVoucher }) {
  const { email } = recipient;
  if (!email) return <>{t('To print, or to send on')}</>;
  if (sentAt) return <>{rich('Sent to {email} on {day}', { email, day: <DateLabel instant={sentAt} /> })}</>;
  if (sendOn) return <>{rich('Goes to {email} on {day}', { email, day: <DateLabel day={sendOn} /> })}</>;
  return <>{t('On its way to {email}', { email })}</>;
}

export function OwnVouchers() {
  const { vouchers, isFailed, retry, showMore } = useOwnVouchers();
  const shop = useShop();
  if (isFailed) return <LoadingFailure text="Your vouchers could not be loaded" onRetry={retry} />;
  if (!vouchers) return <div aria-hidden="true" className="skeleton h-24" />;
  if (vouchers.length === 0)
    return (
      <p className="text-[0.9375rem] text-muted">
        {!shop.vouchers
          ? t('You have bought none.')
          : rich('You have bought none yet. <shop>Choose one</shop>', {
              shop: (text) => (
                <Link to={paths.vouchers} className="text-accent underline underline-offset-4">
                  {text}
                </Link>
              ),
            })}
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {vouchers.map((voucher) => (
          <OwnVoucherRow key={voucher._id} voucher={voucher} />
        ))}
      </ul>
      {showMore && (
        <Button variant="secondary" className="mt-3" onClick={showMore}>
          Older vouchers
        </Button>
      )}
    </>
  );
}

function OwnVoucherRow({ voucher }: { voucher: OwnVoucher }) {
  const { _id, number, lastFour, state, amountCents, leftCents, validUntil, recipient } = voucher;
  const money = useOrderMoney(voucher);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p>
          <Link
            to={paths.voucher(_id)}
            className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
          >
            {recipient.name ? t('{number} for {name}', { number, name: recipient.name }) : number}
          </Link>
          <span className="ms-2 text-sm text-muted">…{lastFour}</span>
        </p>
        <p className="text-sm text-muted">
          <Destination voucher={voucher} />
        </p>
        {validUntil && state === 'active' && (
          <p className="text-sm text-muted">
            {rich('Valid until {day}', { day: <DateLabel day={validUntil} /> })}
          </p>
        )}
      </div>
      <p className="tabular-nums">
        {state === 'active'
          ? t('{left} of {amount} left', { left: money.text(leftCents), amount: money.text(amountCents) })
          : voucherStates[state].label}
      </p>
      {state === 'active' && <CardButton voucher={voucher} />}
    </li>
  );
}
