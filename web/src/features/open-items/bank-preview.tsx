import {
  type BankColumn,
  type BankFile,
  type BankPayment,
  bankColumnNames,
  bankColumns,
} from '@bookstore/functions/shared/order/bank-file';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { Card } from '#components/layout/card.tsx';
import { saveBar } from '#components/layout/desk-head.tsx';
import { useMoney } from '#config/money.ts';
import { useCommand } from '#entities/command/use-command.ts';
import {
  bookPayments,
  type ChosenFile,
  countedPayments,
  type Decision,
  firstDecision,
  partsOf,
  readAgain,
} from './bank-file-commands.ts';
import { BankPaymentRow, leftOutWords } from './bank-payment-row.tsx';

interface BankPreviewProps {
  chosen: ChosenFile;
  onRead: (chosen: ChosenFile) => void;
  onLeave: () => void;
  onBooked: () => unknown;
}

/** Certain payments, those that a person decides on, and those left out; one press books all. */
export function BankPreview({ chosen, onRead, onLeave, onBooked }: BankPreviewProps) {
  const { read, name } = chosen;
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [progress, setProgress] = useState<BankFile>();
  const { busy, problem, run } = useCommand('form');
  const money = useMoney();
  const decisionOf = (payment: BankPayment) => decisions.get(payment.id) ?? firstDecision(payment);
  const booked = read.payments.filter((payment) => {
    const decision = decisionOf(payment);
    return decision.isBooked && partsOf(payment, decision).length > 0;
  });
  const leftOut = Map.groupBy(
    read.payments.filter(({ state }) => state === 'left-out'),
    ({ reason }) => reason,
  );
  const isOf = (...states: BankPayment['state'][]) =>
    read.payments.filter(({ state }) => states.includes(state));
  const groups = [
    { title: t('To be decided'), payments: isOf('suggested', 'unmatched') },
    { title: t('Recognised'), payments: isOf('matched') },
  ];
  const rows = (title: string, payments: readonly BankPayment[]) => (
    <ul aria-label={title} className="divide-y divide-line">
      {payments.map((payment) => (
        <BankPaymentRow
          key={payment.id}
          payment={payment}
          orders={read.orders}
          decision={decisionOf(payment)}
          onDecide={(decision) => setDecisions(new Map(decisions).set(payment.id, decision))}
        />
      ))}
    </ul>
  );

  return (
    <section aria-label={t('Payments of {name}', { name })} className="flex flex-col gap-4">
      {read.columns && (
        <Columns
          columns={read.columns}
          onChoose={(columns) =>
            run({
              send: () => readAgain(chosen, columns),
              failed: t('The file was not read'),
              onDone(again) {
                setDecisions(new Map());
                onRead(again);
              },
            })
          }
        />
      )}
      {groups.map(
        ({ title, payments }) =>
          payments.length > 0 && (
            <Card
              key={title}
              title={title}
              action={<span className="text-sm text-muted">{countedPayments(payments.length)}</span>}
            >
              {rows(title, payments)}
            </Card>
          ),
      )}
      {leftOut.size > 0 && (
        <Card title="Left out">
          {[...leftOut].map(([reason, payments]) => (
            <details key={reason} open={reason === 'unread'}>
              <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem] text-muted">
                {leftOutWords(reason, payments.length)}
              </summary>
              {rows(leftOutWords(reason, payments.length), payments)}
            </details>
          ))}
        </Card>
      )}
      <div className={`${saveBar} flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <Button
          busy={busy}
          aria-disabled={booked.length === 0}
          onClick={() =>
            booked.length > 0 &&
            void run({
              send: () => bookPayments(chosen, decisionOf, setProgress),
              failed: t('Not all payments were booked'),
              done: t('The payments are booked'),
              onDone: onBooked,
              onEnd: () => setProgress(undefined),
            })
          }
        >
          {t('Book {payments}', { payments: countedPayments(booked.length) })}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave it
        </Button>
        <p role="status" className="text-[0.9375rem] text-muted">
          {progress
            ? t('{done} of {count} done', { done: progress.done, count: progress.count })
            : t('{sum} in all', { sum: money.text(sumOf(booked, 'cents')) })}
        </p>
        <ProblemNote text={problem} className="basis-full text-sm" />
      </div>
    </section>
  );
}

interface ColumnsProps {
  columns: readonly { name: string; use: BankColumn }[];
  onChoose: (columns: BankColumn[]) => void;
}

/** Choices for the columns of a CSV, where its headings do not tell them or are wrong. */
function Columns({ columns, onChoose }: ColumnsProps) {
  const uses = columns.map(({ use }) => use);
  const isReadable = uses.includes('day') && (uses.includes('amount') || uses.includes('credit'));
  return (
    <Card title="Columns of the file">
      {!isReadable && (
        <p role="alert" className="mb-2 text-[0.9375rem]">
          Say which columns have the day and the amount.
        </p>
      )}
      <details open={!isReadable}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem] text-muted wrap-anywhere">
          {columns
            .filter(({ use }) => use !== 'unused')
            .map(({ name, use }) => `${bankColumns[use].label}: ${name}`)
            .join(' · ') || t('None is recognised')}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 xl:grid-cols-4">
          {columns.map(({ name, use }, index) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file, whatever its name is.
              key={index}
              label={name || t('Column {number}', { number: index + 1 })}
              value={use}
              onChange={(value) => {
                const chosen = bankColumnNames.find((one) => one === value) ?? 'unused';
                onChoose(uses.map((one, at) => (at === index ? chosen : one)));
              }}
            >
              {optionsOf(bankColumnNames, (one) => bankColumns[one].label)}
            </Choice>
          ))}
        </div>
      </details>
    </Card>
  );
}
