import { rateOn } from '@bookstore/functions/shared/tax/shop-tax';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { voucherRate, voucherTaxLine } from '@bookstore/functions/shared/voucher/voucher-tax-words';
import { t } from '@bookstore/functions/shared/words/words';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { focusFirstInvalid } from '#components/forms/focus-field.ts';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { rich } from '#components/labels/rich.ts';
import { orderButtons } from '#config/checkout-texts.ts';
import { documentAddress } from '#config/language.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { failureWords } from '#entities/command/failure-words.ts';
import { useCardWords } from '#entities/voucher/card-words-of.ts';
import { VoucherCard } from '#entities/voucher/voucher-card.tsx';
import { ApiError } from '#lib/api.ts';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { isSessionEnded } from '#lib/session-ended.ts';
import { buyVoucher } from './buy-voucher.ts';
import { amountOf, firstDraft, problemsOf, typedVoucher, withCardOf } from './voucher-draft.ts';
import { AmountChoice, DrawingChoice, WhomFields } from './voucher-fields.tsx';

interface VoucherBuyer {
  /** Undefined while it is not known. */
  isSignedIn: boolean | undefined;
}

/** Beside a live preview of the card; leads to the payment. */
export function VoucherPage({ offer, isSignedIn }: VoucherBuyer & { offer: VoucherOffer }) {
  const money = useMoney();
  const shop = useShop();
  const isHydrated = useHydrated();
  const now = useToday();
  // The server's HTML may be older than the reader's day.
  const today = isHydrated ? now : '';
  const navigate = useNavigate();
  const makeWords = useCardWords();
  const [chosen, setDraft] = useState(firstDraft(offer));
  const draft = withCardOf(offer, chosen);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const typed = typedVoucher.get();
    if (typed) setDraft((first) => ({ ...first, ...typed }));
    // A shopper who comes back from the bank may get this page from the back-forward cache.
    const goOn = () => setSending(false);
    addEventListener('pageshow', goOn);
    return () => removeEventListener('pageshow', goOn);
  }, []);

  const { tax } = shop;
  const taxClass = tax && offer.taxClass;
  const taxed = taxClass && { taxName: tax.name, basisPoints: rateOn(tax.rates[taxClass], now) };
  const problems = problemsOf(draft, offer, money, now);
  const shownProblems = tries > 0 ? problems : {};
  const cents = amountOf(draft, money);
  const amount = cents === undefined ? '…' : money.text(cents);

  async function pay(): Promise<void> {
    typedVoucher.set(draft);
    const signIn = () => navigate(paths.login, { state: { page: paths.vouchers } });
    if (!isSignedIn) return void signIn();
    try {
      await buyVoucher(draft, money);
    } catch (error) {
      console.warn('The voucher was not bought:', error instanceof ApiError ? error.failure : error);
      setSending(false);
      if (isSessionEnded(error)) return void signIn();
      setFailure(failureWords(error));
    }
  }

  // A press before it is known who is signed in waits for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile is sent, too
  useEffect(() => {
    if (isSending && isSignedIn !== undefined) void pay();
  }, [isSending, isSignedIn]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTries(tries + 1);
    setFailure('');
    if (Object.keys(problems).length === 0) setSending(true);
  }

  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current);
  }, [tries]);

  const fields = {
    draft,
    problems: shownProblems,
    onChange: (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change })),
  };
  const words = makeWords({
    amount,
    recipient: draft.recipientName.trim(),
    from: draft.buyerName.trim(),
    message: draft.message,
    taxed: taxed ? voucherRate(taxed, money.format.decimal) : '',
  });
  return (
    <article className="page-width py-6 md:py-10">
      <h1 className="text-3xl hyphens-auto md:text-4xl" tabIndex={-1}>
        Gift vouchers
      </h1>
      <p className="mt-3 max-w-prose text-lg text-pretty text-muted">
        {t(
          'For readers who choose for themselves: a card of {shop}, to be spent here in one go or in parts.',
          {
            shop: shop.shopName,
          },
        )}
      </p>
      <div className="beside-sum mt-8 gap-y-10">
        <form
          ref={form}
          noValidate
          aria-label="Gift voucher"
          onSubmit={submit}
          className="grid min-w-0 gap-9"
        >
          <AmountChoice {...fields} offer={offer} />
          {offer.cards.length > 1 && <DrawingChoice {...fields} offer={offer} />}
          <WhomFields {...fields} today={today} />
          <div className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6 xl:p-8">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-4">
              <span className="text-lg font-medium">Total Price</span>
              <strong className="text-3xl font-semibold tabular-nums">{amount}</strong>
              <span className="basis-full text-sm text-muted">
                {taxed && cents !== undefined
                  ? voucherTaxLine({ singlePurpose: taxed, amountCents: cents }, money)
                  : t('A voucher bears no tax: the books do, once it is redeemed.')}{' '}
                {validityText(offer)}
              </span>
            </p>
            {offer.reminds && (
              <label className="flex min-h-11 items-start gap-3 py-2 text-[0.9375rem]">
                <input
                  type="checkbox"
                  checked={draft.agreesToReminder}
                  onChange={({ target }) => fields.onChange({ agreesToReminder: target.checked })}
                  className="mt-0.5 size-5 shrink-0"
                />
                {t('Write to me once, a month before it ends.')}
              </label>
            )}
            <div>
              <label className="flex min-h-11 items-start gap-3 py-2 text-[0.9375rem]">
                <input
                  type="checkbox"
                  checked={draft.agreesToTerms}
                  aria-invalid={Boolean(shownProblems.agreesToTerms)}
                  aria-describedby={shownProblems.agreesToTerms && 'voucher-terms-problem'}
                  onChange={({ target }) => fields.onChange({ agreesToTerms: target.checked })}
                  className="mt-0.5 size-5 shrink-0"
                />
                <span className="min-w-0 wrap-anywhere">
                  {rich('I agree to the <terms>Terms of Service</terms>.', {
                    terms: (text) => (
                      <a
                        href={documentAddress(paths.terms)}
                        target="_blank"
                        rel="noreferrer"
                        className="text-accent underline"
                      >
                        {text}
                      </a>
                    ),
                  })}
                </span>
              </label>
              {shownProblems.agreesToTerms && (
                <p id="voucher-terms-problem" className="text-sm failure-note">
                  {shownProblems.agreesToTerms}
                </p>
              )}
            </div>
            <ProblemNote text={failure} className="" />
            <Button
              type="submit"
              busy={isSending}
              className="min-h-13! px-8! text-base! max-sm:w-full sm:min-w-56 sm:justify-self-start"
            >
              {isSignedIn === false ? t('Sign in to pay') : orderButtons(shop).orderOnline}
            </Button>
          </div>
        </form>
        <div className="mx-auto w-full max-w-64 max-lg:order-first sm:max-w-80 lg:sticky lg:top-24 lg:max-w-none">
          <VoucherCard card={draft.card} words={words} />
        </div>
      </div>
    </article>
  );
}

function validityText({ validity }: VoucherOffer): string {
  if (!validity) return t('It has no end.');
  const { years, isFromYearEnd } = validity;
  return isFromYearEnd
    ? t('It is valid for {years} years from the end of this year.', { years })
    : t('It is valid for {years} years.', { years });
}
