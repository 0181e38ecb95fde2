import { type SentWithdrawal, withdrawalFields } from '@bookstore/functions/shared/order/sent-withdrawal';
import type { WithdrawalRequest } from '@bookstore/functions/shared/order/withdrawal';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { t } from '@bookstore/functions/shared/words/words';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useSentForm } from '#entities/api-data/sent-form.ts';
import { failureWords } from '#entities/command/failure-words.ts';
import { callApi } from '#lib/api.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';
import { useWithdrawalStart } from './withdrawal-start.ts';

function typedIn(form: HTMLFormElement): WithdrawalRequest {
  const data = new FormData(form);
  const text = (name: string) => data.getAll(name).map(String).join('\n').trim();
  return { name: text('name'), number: text('number'), email: text('email'), books: text('books') };
}

/** Starts with what the server knows, and with what an order's page passed on. */
function useDeclaration() {
  const sent = useSentForm<SentWithdrawal>();
  const { titles, ...start } = useWithdrawalStart();
  const [declaration, setDeclaration] = useState<SentWithdrawal>(
    sent ?? { step: 'form', values: { ...withdrawalFields, ...start } },
  );
  return { declaration, setDeclaration, titles };
}

/** Two steps, as the law requires: the declaration, then its confirmation. */
export function WithdrawalPage() {
  const { declaration, setDeclaration, titles } = useDeclaration();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, values, problem, declaredAt } = declaration;
  const seen = useRef(step);

  useEffect(() => {
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);

  async function confirm() {
    setBusy(true);
    try {
      const answer = await callApi('POST /api/withdrawals', {
        body: { ...values, ...pageLanguage },
      });
      setDeclaration({ step: 'done', values, declaredAt: answer.declaredAt });
    } catch (error) {
      setDeclaration({ step, values, problem: failureWords(error) });
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event.nativeEvent;
    if (step === 'form') setDeclaration({ step: 'confirm', values: typedIn(event.currentTarget) });
    else if (submitter instanceof HTMLButtonElement && submitter.value === 'form')
      setDeclaration({ step: 'form', values });
    else void confirm();
  }

  return (
    <article className="page-width py-10 md:py-16">
      <div className="mx-auto grid max-w-xl gap-6 wrap-anywhere">
        <h1 ref={heading} className="text-4xl" tabIndex={-1}>
          {step === 'confirm' ? t('Is this right?') : t('Withdraw from contract')}
        </h1>
        {step === 'done' ? (
          <Received values={values} at={declaredAt ?? ''} />
        ) : (
          <form
            action={documentAddress(paths.withdraw)}
            method="post"
            onSubmit={submit}
            className="grid gap-5"
          >
            {step === 'form' ? (
              <>
                <Introduction />
                <WithdrawalFields values={values} titles={titles} />
              </>
            ) : (
              <Declared values={values} />
            )}
            <p role="alert" className="failure-note empty:hidden">
              {problem}
            </p>
            <div className="flex flex-wrap gap-3">
              {step === 'form' ? (
                <Button type="submit" name="step" value="check">
                  Continue
                </Button>
              ) : (
                <>
                  <Button type="submit" name="step" value="confirm" busy={isBusy}>
                    Confirm withdrawal
                  </Button>
                  <Button type="submit" name="step" value="form" variant="secondary">
                    Change
                  </Button>
                </>
              )}
            </div>
          </form>
        )}
      </div>
    </article>
  );
}

function Introduction() {
  const { ownTexts = [] } = useShop();
  return (
    <p className="text-muted">
      {t(
        'You may withdraw from an order within 14 days of its arrival, without a reason. Here you declare it: on the next page you look at it once more and confirm it.',
      )}{' '}
      {ownTexts.includes('withdrawal') && (
        <Link className="text-accent underline" to={paths.withdrawal}>
          Your right of withdrawal
        </Link>
      )}
    </p>
  );
}

function Declared({ values }: { values: WithdrawalRequest }) {
  const rows = [
    [t('Name'), values.name],
    [t('Order number'), values.number],
    [t('E-mail address'), values.email],
    [t('I withdraw from'), values.books || t('The whole order')],
  ];
  return (
    <>
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-5">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function Received({ values, at }: { values: WithdrawalRequest; at: string }) {
  const { contactEmail } = useShop();
  return (
    <div role="status" className="grid gap-4">
      <p className="text-lg">
        {rich('We have received your declaration: {time}.', { time: <TimeLabel instant={at} /> })}
      </p>
      <p>
        {rich(
          'A receipt with all that you have declared is on its way to {email}. If a book is with you already, please send it back within 14 days.',
          { email: <strong>{values.email}</strong> },
        )}
      </p>
      <p className="text-muted">
        {rich(
          'No mail within a few minutes? Then look among the unwanted mails, and whether the order {number} was placed with that address. Or write to {email}.',
          {
            number: values.number,
            email: (
              <a className="text-accent underline" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            ),
          },
        )}
      </p>
    </div>
  );
}
