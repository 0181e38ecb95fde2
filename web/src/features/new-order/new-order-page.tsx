import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import type { PayLink } from '@bookstore/functions/shared/payment/payment';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { isTyping } from '#components/forms/focus-field.ts';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { GiftChoice } from '#entities/order/gift-choice.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { payParts, type RedeemedVoucher } from '#entities/voucher/pay-parts.ts';
import { RedeemBox, VoucherRows } from '#entities/voucher/redeem-box.tsx';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { AddBooks, addByText, type LastAdded } from './add-books.tsx';
import { CustomerPart } from './customer-part.tsx';
import { changeDraft, copiesIn, draftStore, nextDraft, nothingTyped } from './desk-draft.ts';
import { DeskLines } from './desk-lines.tsx';
import { LinkNote } from './link-note.tsx';
import { OfferCode } from './offer-code.tsx';
import { OtherCosts } from './other-costs.tsx';
import { PayCounter } from './pay-counter.tsx';
import { PayOrder } from './pay-order.tsx';
import { scannedElsewhere } from './scanned-elsewhere.ts';
import { takeConflict, takeOrder } from './take-order.ts';
import { type Taken, TakenNote } from './taken-note.tsx';
import { useQuote } from './use-quote.ts';

const kinds = [
  { isCounter: false, label: t('On the phone') },
  { isCounter: true, label: t('Over the counter') },
];

const askForCode = (code: string) => callAdminApi('POST /api/vouchers/check', { body: { code } });

/** An order taken by the shop itself. What is typed stays on this browser until it is taken. */
export function NewOrderPage() {
  const draft = useLocalStore(draftStore, nothingTyped);
  const quote = useQuote(draft);
  const { busy, problem, setProblem, run } = useCommand('form');
  const [last, setLast] = useState<LastAdded>({});
  const [taken, setTaken] = useState<Taken | { made: PayLink }>();
  const [scan, customer, name] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const [cash, submit] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const [vouchers, setVouchers] = useState<RedeemedVoucher[]>([]);
  const shop = useShop();
  const { leftCents } = payParts(vouchers, quote.totalCents, quote.sums);
  const isCovered = vouchers.length > 0 && leftCents === 0;
  // The rest after vouchers.
  const due = { ...quote, totalCents: leftCents, cashCents: inCoins(leftCents, shop) };
  const { isCounter } = draft;
  const copies = copiesIn(draft);
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (matchMedia('(pointer: fine)').matches && !isTyping()) scan.current?.focus();
  }, [scan]);

  function addScanned(text: string): void {
    void addByText(text).then(setLast);
    scan.current?.focus();
  }

  function take(): void {
    const { money, cashCents } = due;
    const codes = vouchers.map(({ code }) => code);
    const paid = { codes, cents: quote.totalCents - leftCents, isCovered };
    const given = draft.way === 'cash' ? typedAmount(money, draft.given).cents : undefined;
    const change = isCounter && given !== undefined && given > cashCents ? money.text(given - cashCents) : '';
    void run({
      send: () => takeOrder(draftStore.get(), quote, paid),
      failed: t('The order was not taken'),
      reasonOf: takeConflict,
      onDone: (done) => {
        setTaken('made' in done ? done : { ...done, change });
        setLast({});
        setVouchers([]);
        draftStore.set(nextDraft(draft));
        scan.current?.focus();
      },
    });
  }

  return (
    <>
      <DeskHead title="New order">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <fieldset className="flex gap-2">
            <legend className="sr-only">Kind of order</legend>
            {kinds.map(({ isCounter: one, label }) => (
              <label
                key={label}
                className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 px-4 text-[0.9375rem] has-checked:border-accent has-checked:bg-sunken has-checked:font-medium has-focus-visible:outline-2 forced-colors:has-checked:underline"
              >
                <input
                  type="radio"
                  name="desk-kind"
                  className="sr-only"
                  checked={isCounter === one}
                  onChange={() => changeDraft({ isCounter: one, way: 'later', reference: '', given: '' })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {shop.vouchers && (
            <Link to={dashboardPaths.voucherDesk} className={`${buttonClasses('quiet')} px-0!`}>
              Sell a voucher
            </Link>
          )}
        </div>
      </DeskHead>
      {taken && ('made' in taken ? <LinkNote made={taken.made} /> : <TakenNote taken={taken} />)}
      <div
        className={deskColumns}
        onKeyDownCapture={(event) => {
          const isbn = event.target === scan.current ? undefined : scannedElsewhere(event);
          if (!isbn) return;
          event.preventDefault();
          event.stopPropagation();
          addScanned(isbn);
        }}
      >
        <div className="grid min-w-0 gap-4">
          <section aria-label="Books" className={panel}>
            <AddBooks
              input={scan}
              last={last}
              onAdded={(added) => {
                setLast(added);
                setProblem('');
                setTaken(undefined);
              }}
              onNext={() => (copies === 0 ? undefined : (isCounter ? cash : customer).current?.focus())}
            />
            <DeskLines draft={draft} quote={quote} onRemoved={() => scan.current?.focus()} />
            {quote.hasGifts && copies > 0 && (
              <GiftChoice
                wishes={draft.gift}
                cost={quote.wrapping}
                onChange={(change) => changeDraft({ gift: { ...draft.gift, ...change } })}
              />
            )}
          </section>
          {!isCounter && (
            <CustomerPart
              draft={draft}
              search={customer}
              name={name}
              onChosen={() => submit.current?.focus()}
            />
          )}
        </div>
        <section aria-label="Total" className={`${panel} lg:sticky lg:top-4`}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-muted">{plural(copies, '{count} copy', '{count} copies')}</span>
            <strong aria-live="polite" className="font-display text-4xl tabular-nums">
              {quote.money.text(quote.totalCents)}
            </strong>
          </p>
          <OtherCosts quote={quote} />
          {shop.offers && copies > 0 && <OfferCode code={draft.offerCode} quote={quote} />}
          {(shop.redeems || vouchers.length > 0) && copies > 0 && (
            <div className="mt-3">
              <RedeemBox
                vouchers={vouchers}
                totalCents={quote.totalCents}
                sums={quote.sums}
                money={quote.money}
                ask={askForCode}
                onChange={(next) => setVouchers(next)}
              />
              {vouchers.length > 0 && (
                <dl className="mt-3 grid gap-1 tabular-nums [&>:last-child>dd]:font-display [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-4">
                  <VoucherRows
                    vouchers={vouchers}
                    totalCents={quote.totalCents}
                    sums={quote.sums}
                    money={quote.money}
                  />
                </dl>
              )}
            </div>
          )}
          <ProblemNote text={problem} className="mt-3" />
          {copies > 0 && (
            <div className="mt-4">
              {isCounter ? (
                <PayCounter
                  draft={draft}
                  quote={due}
                  isCovered={isCovered}
                  cash={cash}
                  busy={busy}
                  onSell={take}
                />
              ) : (
                <PayOrder
                  draft={draft}
                  quote={due}
                  isCovered={isCovered}
                  submit={submit}
                  busy={busy}
                  onTake={take}
                />
              )}
              <Button
                variant="remove"
                className="mt-3 px-0!"
                onClick={() => {
                  setVouchers([]);
                  draftStore.set(nextDraft(draft));
                  scan.current?.focus();
                }}
              >
                Empty the order
              </Button>
            </div>
          )}
        </section>
      </div>
    </>
  );
}
