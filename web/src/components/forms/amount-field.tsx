import { amountProblem, readAmount } from '@bookstore/functions/shared/values/amount';
import type { Money } from '@bookstore/functions/shared/values/money';
import { decimalsWords } from '@bookstore/functions/shared/values/price';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useId } from 'react';
import { inputClasses } from './control-classes.ts';
import { FieldFrame } from './field-frame.tsx';

/** Undefined for an amount of at least 0 with no more decimals than the currency has. */
function problemOf(text: string, money: Money): string | undefined {
  if (text.trim() === '') return t('is missing');
  const amount = readAmount(text, money);
  if (Number.isNaN(amount)) return amountProblem(text, money);
  if (amount < 0) return t('must not be negative');
  return money.isExact(amount) ? undefined : t('must have {decimals}', { decimals: decimalsWords(money) });
}

/** An amount as people of any country type it. */
export function typedAmount(money: Money, text: string) {
  const problem = problemOf(text, money);
  const cents = problem === undefined ? money.toCents(readAmount(text, money)) : undefined;
  return { text, problem, cents, placeholder: money.typed(0) };
}

/** Only for an amount without a problem. */
export const typedCents = (money: Money, text: string): number => money.toCents(readAmount(text, money));

interface AmountBoxProps {
  label: string;
  amount: ReturnType<typeof typedAmount>;
  onChange: (text: string) => void;
  /** What else is wrong with the amount. */
  problem?: string | undefined;
  /** Complains of an empty box, too, as after sending. */
  isAsked?: boolean;
}

export function AmountBox({ label, amount, onChange, problem, isAsked = false }: AmountBoxProps) {
  const id = useId();
  const isComplained = isAsked || amount.text !== '';
  const own = amount.problem && `${label} ${amount.problem}`;
  const error = isComplained ? (own ?? problem) : undefined;
  return (
    <FieldFrame id={id} label={label} error={error}>
      {/* Not `type="number"`: browsers drop the comma of '9,50' there and report 950. */}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={amount.placeholder}
        value={amount.text}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClasses} tabular-nums`}
      />
    </FieldFrame>
  );
}

interface AmountFieldProps {
  name: string;
  label: string;
  money: Money;
  problemOf?: (cents: number) => string | undefined;
  isAsked?: boolean;
}

/** As a field of a form, which is not sent with a wrong amount. */
export function AmountField({ name, label, money, problemOf, isAsked = false }: AmountFieldProps) {
  const other = ({ cents }: ReturnType<typeof typedAmount>) =>
    cents === undefined ? undefined : problemOf?.(cents);
  const [{ value }, { touched }, { setValue }] = useField<string>({
    name,
    validate(text: string) {
      const typed = typedAmount(money, text);
      return typed.problem ?? other(typed);
    },
  });
  const amount = typedAmount(money, value);
  return (
    <AmountBox
      label={label}
      amount={amount}
      onChange={(text) => void setValue(text)}
      problem={other(amount)}
      isAsked={touched || isAsked}
    />
  );
}
