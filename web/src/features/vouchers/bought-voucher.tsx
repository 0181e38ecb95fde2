import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import { dayText } from '@bookstore/functions/shared/shop/day-text';
import { cardOf } from '@bookstore/functions/shared/voucher/card-numbers';
import type { OwnVoucher } from '@bookstore/functions/shared/voucher/voucher';
import { voucherRate, voucherTaxLine } from '@bookstore/functions/shared/voucher/voucher-tax-words';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useDayLocale } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { InvoiceList } from '#entities/order/invoice-list.tsx';
import { ownInvoice } from '#entities/order/own-invoice.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { useCardWords } from '#entities/voucher/card-words-of.ts';
import { VoucherCard } from '#entities/voucher/voucher-card.tsx';
import { CardButton } from './own-voucher-card.tsx';
import { Destination } from './own-vouchers.tsx';
import { typedVoucher } from './voucher-draft.ts';

type State = PaymentAnswer['state'];

const late = t('The payment came too late. All that you paid goes back the way it came.');

/** The payment's state as the provider reports it, where no voucher was bought. */
const unpaid: Readonly<Record<Exclude<State, 'paid'>, { heading: string; text: string }>> = {
  open: {
    heading: t('Not paid yet'),
    text: t('No money has come yet. As soon as it has, the voucher is there.'),
  },
  deciding: {
    heading: t('The bank is still deciding'),
    text: t('We send you a mail as soon as the money is there.'),
  },
  released: { heading: t('Not paid'), text: t('No money was taken, and there is no voucher.') },
  'given-back': { heading: t('Your money goes back'), text: late },
  stray: { heading: t('Your money goes back'), text: late },
  unsettled: {
    heading: t('The shop looks at your payment'),
    text: t('Another amount came than the voucher costs. The shop settles it with you.'),
  },
  'in-cash': { heading: t('Not paid'), text: t('No money was taken, and there is no voucher.') },
};

async function findOwn(id: string, after?: string): Promise<OwnVoucher | undefined> {
  const { vouchers, next } = await callShopperApi('GET /api/vouchers/own', { query: { after } });
  return vouchers.find((one) => one._id === id) ?? (next ? findOwn(id, next) : undefined);
}

type Answer = { voucher: OwnVoucher } | { payment: PaymentAnswer };

async function askFor(id: string): Promise<Answer> {
  const voucher = await findOwn(id);
  if (voucher) return { voucher };
  const payment = await callShopperApi('POST /api/payments/:id/check', { params: { id } });
  const paid = payment.state === 'paid' ? await findOwn(id) : undefined;
  return paid ? { voucher: paid } : { payment };
}

/** Where a voucher payment leads back, and where its buyer finds it later. */
export function BoughtVoucher({ id }: { id: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const [isFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { vouchers: sells } = useShop();

  async function ask(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const answer = await askFor(id);
      if ('voucher' in answer) typedVoucher.set(undefined);
      setAnswer(answer);
    } catch (error) {
      console.warn('The voucher could not be asked for:', error);
      setFailed(true);
    }
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the shopper comes
  useEffect(() => void ask(), []);

  if (isFailed)
    return (
      <LoadingFailure text="The shop could not be asked. Nothing is paid twice: try again." onRetry={ask} />
    );
  if (!answer) return <LoadingNote />;
  if ('voucher' in answer) return <Bought voucher={answer.voucher} />;
  const { state } = answer.payment;
  const { heading, text } = unpaid[state === 'paid' ? 'open' : state];
  return (
    <ShelfScene>
      <div>
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          {heading}
        </h1>
        <p role="status" className="mt-3 text-lg text-muted">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {['open', 'deciding', 'paid'].includes(state) && (
          <Button busy={busy} onClick={() => void ask()}>
            Ask the bank again
          </Button>
        )}
        {sells && (
          <Link to={paths.vouchers} className={buttonClasses('secondary')}>
            Back to the gift vouchers
          </Link>
        )}
      </div>
    </ShelfScene>
  );
}

function Bought({ voucher }: { voucher: OwnVoucher }) {
  const { amountCents, leftCents, number, recipient, message, card, lastFour, validUntil } = voucher;
  const { singlePurpose, invoices = [] } = voucher;
  const money = useOrderMoney(voucher);
  const { locale, vouchers: sells } = useShop();
  const dayLocale = useDayLocale() ?? locale;
  const words = useCardWords()({
    amount: money.text(amountCents),
    recipient: recipient.name,
    message,
    code: `····-····-····-${lastFour}`,
    validUntil: validUntil ? dayText(validUntil, dayLocale) : '',
    taxed: singlePurpose ? voucherRate(singlePurpose, money.format.decimal) : '',
  });
  return (
    <div className="grid grid-cols-1 items-center gap-x-14 gap-y-10 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-8 sm:px-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-20 lg:px-14 lg:py-12 forced-colors:border">
      <div className="grid min-w-0 gap-5">
        <div>
          <p className="text-[0.9375rem] text-muted">{t('Voucher {number}', { number })}</p>
          <h1 className="text-3xl md:text-4xl lg:text-5xl" tabIndex={-1}>
            Your gift voucher
          </h1>
          <p role="status" className="mt-3 wrap-anywhere text-muted sm:text-lg">
            <Destination voucher={voucher} />
          </p>
          {singlePurpose && (
            <p className="mt-1 text-[0.9375rem] text-muted tabular-nums">{voucherTaxLine(voucher, money)}</p>
          )}
          {leftCents < amountCents && (
            <p className="mt-1 tabular-nums">
              {t('{left} are left on it.', { left: money.text(leftCents) })}
            </p>
          )}
        </div>
        <p className="max-w-prose text-[0.9375rem]">
          The code stands on the card alone. Whoever has it can spend the voucher, so keep it as you keep
          money.
        </p>
        <div className="flex flex-wrap gap-3">
          <CardButton voucher={voucher} isMain />
          {sells && (
            <Link to={paths.vouchers} className={buttonClasses('secondary')}>
              Another voucher
            </Link>
          )}
        </div>
        {invoices.length > 0 && (
          <section aria-labelledby="voucher-invoices" className="max-w-prose">
            <h2 id="voucher-invoices" className="mb-2 text-xl">
              {plural(invoices.length, 'Invoice', 'Invoices')}
            </h2>
            <InvoiceList order={voucher} invoices={invoices} load={ownInvoice} />
          </section>
        )}
      </div>
      <VoucherCard card={cardOf(card)} words={words} className="mx-auto max-w-104 max-md:max-w-80" />
    </div>
  );
}
