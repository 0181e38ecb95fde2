import type { PayLink } from '@bookstore/functions/shared/payment/payment';
import { dollars } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useMoney } from '#config/money.ts';
import { ApiError, callApi, isNotFound } from '#lib/api.ts';

type State = PayLink['state'];

const headings: Readonly<Record<State, string>> = {
  open: t('Your order is set aside'),
  paid: t('Paid'),
  deciding: t('The bank is still deciding'),
  released: t('This link is over'),
  'given-back': t('This link is over'),
  stray: t('This link is over'),
  unsettled: t('The shop looks at your payment'),
};

const sentences: Readonly<Record<Exclude<State, 'open'>, string>> = {
  paid: t('Thank you. Your order is placed.'),
  deciding: t('Your order is placed as soon as the money is there.'),
  released: t(
    'It was not paid in time, or the shop has taken it back. Write to the shop if you want the books.',
  ),
  'given-back': t('The shop has taken it back. What you pay now goes back to you.'),
  stray: t('What you pay now goes back to you.'),
  unsettled: t('It will write to you.'),
};

/** For a payment that does not exist, or no longer. */
export function UnknownLink() {
  return (
    <ShelfScene>
      <div>
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          {t('This link is unknown or over')}
        </h1>
        <p role="status" className="mt-3 text-lg text-muted">
          {t('Look at the mail or the code once more, or write to the shop if you want the books.')}
        </p>
      </div>
    </ShelfScene>
  );
}

/** Pays an order that the shop has taken; whoever has the link needs no account. */
export function PayLinkPage({ id }: { id: string }) {
  const money = useMoney();
  const [link, setLink] = useState<PayLink>();
  const [failure, setFailure] = useState<'unknown' | 'not-asked'>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask(isBegun: boolean): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setProblem('');
    try {
      const answer = await callApi('POST /api/payments/:id/link', { params: { id }, body: { isBegun } });
      setLink(answer);
      if (isBegun && answer.url) location.assign(answer.url);
      else setBusy(false);
    } catch (error) {
      console.warn('The link was not answered:', error);
      // Shown beside what can still be paid later.
      if (isBegun && error instanceof ApiError && error.failure === 409) setProblem(error.message);
      else setFailure(isNotFound(error) ? 'unknown' : 'not-asked');
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the page opens
  useEffect(() => void ask(false), []);

  if (failure === 'unknown') return <UnknownLink />;
  if (failure)
    return (
      <LoadingFailure
        text="The shop could not be asked. Nothing is paid twice: try again."
        onRetry={() => ask(false)}
      />
    );
  if (!link) return <LoadingNote />;
  const { state, number, amountCents, currency, until } = link;
  const amount =
    currency === money.currency ? money.text(amountCents) : `${dollars.plain(amountCents)} ${currency}`;
  return (
    <ShelfScene>
      <div>
        <p className="text-[0.9375rem] text-muted">{t('Order {number}', { number })}</p>
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          {headings[state]}
        </h1>
        <p role="status" className="mt-3 text-lg text-muted">
          {state === 'open'
            ? rich('Pay until {day}, and it is ordered.', { day: <DateLabel instant={until} /> })
            : sentences[state]}
        </p>
      </div>
      {state === 'open' && (
        <div>
          <ProblemNote text={problem} className="mb-4" />
          <Button busy={busy} onClick={() => void ask(true)}>
            {t('Pay {amount}', { amount })}
          </Button>
        </div>
      )}
    </ShelfScene>
  );
}
