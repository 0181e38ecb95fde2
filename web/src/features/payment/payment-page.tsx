import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import { cancelledSearch } from '@bookstore/functions/shared/payment/providers';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { paths } from '#config/paths.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { ApiError } from '#lib/api.ts';

interface PaymentPageProps {
  id: string;
  /** Called when the order is paid or the bank is deciding. */
  onPaid: (bookIds: readonly string[]) => void;
  /** Shows what was ordered, or waits for the money; left out for what was ended. */
  paper?: (answer: PaymentAnswer) => ReactNode;
}

const failed = t('The shop could not be asked. Nothing is paid twice: try again.');

/** By the provider's own answer, never by the address. */
export function PaymentPage({ id, onPaid, paper }: PaymentPageProps) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<PaymentAnswer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const params = { id };

  async function ask(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      console.warn('The payment was not answered:', error instanceof ApiError ? error.failure : error);
      const isWorthReading = error instanceof ApiError && error.failure === 409;
      setProblem(isWorthReading ? error.message : failed);
    }
    setBusy(false);
  }

  function know(next: PaymentAnswer): void {
    setAnswer(next);
    if (next.state === 'paid' || next.state === 'deciding') onPaid(next.bookIds);
  }

  // A shopper who gave up at the bank may want to use a voucher, or to order the last copy in another way.
  const isCancelled = useLocation().search === cancelledSearch;
  const call = isCancelled ? 'POST /api/payments/:id/cancel' : 'POST /api/payments/:id/check';
  const check = () => ask(async () => know(await callShopperApi(call, { params })));

  const payAgain = () =>
    ask(async () => {
      const next = await callShopperApi('POST /api/payments/:id/again', { params });
      if (next.url) location.assign(next.url);
      else know(next);
    });

  const payInCash = () =>
    ask(async () => {
      const order = await callShopperApi('POST /api/payments/:id/cash', { params });
      onPaid(order.productIds);
      await navigate(paths.order(id), { replace: true });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the shopper comes
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, []);

  if (!answer) {
    return problem ? <LoadingFailure text={problem} onRetry={check} /> : <LoadingNote />;
  }
  const { state, number, noCash = false, isUnsure = false } = answer;
  return (
    <ShelfScene picture="parcel" paper={hasPaper[state] && paper?.(answer)}>
      <div>
        {/* The ticket of an order has its number. */}
        {!(paper && (state === 'paid' || state === 'in-cash')) && (
          <p className="text-[0.9375rem] text-muted">{t('Order {number}', { number })}</p>
        )}
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          {headings[state]}
        </h1>
        <p role="status" className="mt-3 text-lg text-muted">
          {isUnsure && state === 'open' ? unsure : sentences[state]}
        </p>
      </div>
      {problem && (
        <p role="alert" className="failure-note">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <Ways
          state={state}
          noCash={noCash}
          id={id}
          busy={busy}
          check={check}
          payAgain={payAgain}
          payInCash={payInCash}
        />
      </div>
    </ShelfScene>
  );
}

type State = PaymentAnswer['state'];

const hasPaper: Readonly<Record<State, boolean>> = {
  paid: true,
  open: true,
  released: true,
  deciding: true,
  'given-back': false,
  stray: false,
  unsettled: false,
  'in-cash': true,
};

const headings: Readonly<Record<State, string>> = {
  paid: t('Paid'),
  open: t('Not paid yet'),
  released: t('Not paid'),
  deciding: t('The bank is still deciding'),
  'given-back': t('Your money goes back'),
  stray: t('Your money goes back'),
  unsettled: t('The shop looks at your payment'),
  'in-cash': t('Ordered, to be paid in cash'),
};

const late = t(
  'The payment came when your books were sold to another reader. All that you paid goes back the way it came.',
);

const sentences: Readonly<Record<State, ReactNode>> = {
  paid: t('Thank you! Your order is placed, and a mail about it is on its way to you.'),
  open: t('No money has come yet. We hold your books for half an hour.'),
  released: t('No money was taken, and your books can be bought by others again.'),
  deciding: t('We hold your books meanwhile, and send you a mail as soon as your order is placed.'),
  'given-back': late,
  stray: late,
  unsettled: t(
    'Another amount came than your order costs, so no order was placed. The shop settles it with you: write to it if you hear nothing.',
  ),
  'in-cash': t('Your order is placed. If money came online all the same, it goes back the way it came.'),
};

const unsure = t(
  'The bank cannot be asked at the moment. If you have paid, a mail comes as soon as it can; if you pay in another way now, that money goes back.',
);

interface WaysProps {
  state: State;
  noCash: boolean;
  id: string;
  busy: boolean;
  check: () => Promise<void>;
  payAgain: () => Promise<void>;
  payInCash: () => Promise<void>;
}

function Ways({ state, noCash, id, busy, check, payAgain, payInCash }: WaysProps) {
  if (state === 'paid' || state === 'in-cash') {
    return (
      <Link to={paths.order(id)} className={buttonClasses()}>
        See your order
      </Link>
    );
  }
  if (state === 'open' || state === 'released') {
    return (
      <>
        <Button busy={busy} onClick={() => void payAgain()}>
          Pay online
        </Button>
        {!noCash && (
          <Button variant="secondary" busy={busy} onClick={() => void payInCash()}>
            Pay in cash instead
          </Button>
        )}
        <Link to={paths.cart} className={`${buttonClasses('quiet')} basis-full px-0! sm:justify-start`}>
          Back to the cart
        </Link>
      </>
    );
  }
  return state === 'deciding' ? (
    <Button variant="secondary" busy={busy} onClick={() => void check()}>
      Ask the bank again
    </Button>
  ) : (
    <Link to={paths.browse} className={buttonClasses()}>
      Browse the books
    </Link>
  );
}
