import type { Voucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherLimits } from '@bookstore/functions/shared/voucher/voucher-limits';
import {
  isVoucherState,
  type VoucherState,
  voucherStateNames,
  voucherStates,
} from '@bookstore/functions/shared/voucher/voucher-states';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { isTyping } from '#components/forms/focus-field.ts';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { NewCode } from '#entities/voucher/desk-card.tsx';
import { searchedText } from './searched-text.ts';
import { SellVoucher, type Sold } from './sell-voucher.tsx';
import { Figures, VoucherBadge } from './voucher-state.tsx';

interface VoucherSearch {
  q: string;
  state: VoucherState | undefined;
  /** Where each previous page began; the last one is shown. */
  pages: string[];
}

export function VoucherDesk() {
  const money = useMoney();
  const { vouchers: offer } = useShop();
  // Not in the address: names and codes do not belong in a browser's history.
  const [{ q, state, pages }, show] = useState<VoucherSearch>({ q: '', state: undefined, pages: [] });
  const [sold, setSold] = useState<Sold>();
  const sale = useRef<HTMLDivElement>(null);
  // On narrow screens the list comes first.
  const [isSelling, setSelling] = useState(false);
  useEffect(() => {
    if (isSelling) sale.current?.querySelector('input')?.focus();
  }, [isSelling]);
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (matchMedia('(pointer: fine)').matches && !isTyping()) sale.current?.querySelector('input')?.focus();
  }, []);
  const after = pages.at(-1);
  const query = useAdminQuery('GET /api/vouchers', {
    query: { ...(q && { q }), ...(state && { state }), ...(after && { after }) },
  });
  const { data: page, refetch } = query;

  return (
    <>
      <DeskHead
        title="Vouchers"
        hint="What was sold of them is owed until it is redeemed. Their codes stand on the cards alone."
      >
        {offer && (
          <Button
            variant={isSelling ? 'secondary' : 'primary'}
            className="lg:hidden"
            aria-expanded={isSelling}
            onClick={() => setSelling(!isSelling)}
          >
            {isSelling ? t('Back to the list') : t('Sell a voucher')}
          </Button>
        )}
      </DeskHead>
      {sold && (
        <div className="mb-4">
          <NewCode
            title={t('Sold: {number}', { number: sold.voucher.number })}
            code={sold.voucher.code ?? ''}
            amount={sold.change && t('Change: {amount}', { amount: sold.change })}
            voucher={sold.voucher}
          />
        </div>
      )}
      <div className={deskColumns}>
        <div
          ref={sale}
          className={`grid min-w-0 gap-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 ${isSelling ? '' : 'max-lg:hidden'}`}
        >
          <Card title="Sell a voucher">
            {offer ? (
              <SellVoucher
                offer={offer}
                onSold={(done) => {
                  setSold(done);
                  setSelling(false);
                  void refetch();
                }}
              />
            ) : (
              <p className="text-[0.9375rem] text-muted">
                {t('The shop sells none now. Those that were sold pay as before.')}
              </p>
            )}
          </Card>
        </div>
        <section
          aria-label="Vouchers"
          className={`${panel} lg:col-start-1 lg:row-start-1 ${isSelling ? 'max-lg:hidden' : ''}`}
        >
          {page && (
            <Figures
              figures={[
                [t('Sold|vouchers'), money.text(page.issuedCents)],
                [t('Open|vouchers'), money.text(page.openCents)],
                ...(page.taxedCents > 0
                  ? [[t('Open, taxed when sold'), money.text(page.taxedCents)] as const]
                  : []),
              ]}
            />
          )}
          <div className="mb-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <DebouncedSearch
              label="Search vouchers"
              placeholder="Last four, number, order, name, e-mail"
              maxLength={voucherLimits.search}
              searched={q}
              onSearch={(typed) => show({ q: searchedText(typed), state, pages: [] })}
            />
            <select
              aria-label="State"
              value={state ?? ''}
              onChange={({ target: { value } }) =>
                show({ q, state: isVoucherState(value) ? value : undefined, pages: [] })
              }
              className={`${inputClasses} px-2!`}
            >
              <option value="">All</option>
              {optionsOf(voucherStateNames, (name) => voucherStates[name].label)}
            </select>
          </div>
          <Pending query={query} failed="The vouchers could not be loaded." height="h-72" />
          {page?.vouchers.length === 0 && (
            <NothingHere text={q || state ? t('Nothing was found.') : t('No voucher was sold yet.')}>
              {null}
            </NothingHere>
          )}
          {page && page.vouchers.length > 0 && (
            <ul aria-label="Vouchers" className="divide-y divide-line">
              {page.vouchers.map((voucher) => (
                <VoucherRow key={voucher._id} voucher={voucher} />
              ))}
            </ul>
          )}
          {(after || page?.next) && (
            <nav aria-label="Pages" className="mt-4 flex gap-3">
              {after && (
                <Button variant="secondary" onClick={() => show({ q, state, pages: pages.slice(0, -1) })}>
                  Newer
                </Button>
              )}
              {page?.next && (
                <Button
                  variant="secondary"
                  className="ms-auto"
                  onClick={() => show({ q, state, pages: [...pages, page.next ?? ''] })}
                >
                  Older
                </Button>
              )}
            </nav>
          )}
        </section>
      </div>
    </>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { _id, number, lastFour, amountCents, leftCents, heldCents, recipient, buyer, issuedOn } = voucher;
  const money = useOrderMoney(voucher);
  const openCents = leftCents + heldCents;
  const names = [recipient.name || recipient.email, buyer.name || buyer.email].filter(Boolean);
  return (
    <li className="relative flex items-start gap-x-4 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={dashboardPaths.deskVoucher(_id)}
            className="stretched inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
          >
            {number}
          </Link>
          <span className="font-mono text-[0.9375rem] text-muted">…{lastFour}</span>
          <VoucherBadge voucher={voucher} isQuiet />
        </p>
        <p className="text-sm text-muted">
          <DateLabel day={issuedOn} />
          {names.length > 0 && ` · ${names.join(' · ')}`}
        </p>
      </div>
      <p className="text-end tabular-nums">
        <span className="font-medium">{money.text(openCents)}</span>
        {openCents < amountCents && (
          <span className="block text-sm text-muted">
            {t('of {amount}', { amount: money.text(amountCents) })}
          </span>
        )}
      </p>
    </li>
  );
}
