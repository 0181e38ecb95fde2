import type { Order } from '@bookstore/functions/shared/order/order';
import type { DiscountRequest } from '@bookstore/functions/shared/order/order-changes';
import { discountLimits } from '@bookstore/functions/shared/order/order-limits';
import { type Reducible, reducibleOf } from '@bookstore/functions/shared/order/reducible-lines';
import { wholeRate } from '@bookstore/functions/shared/tax/tax-rounding';
import { dollars, Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useId, useState } from 'react';
import { AmountField, typedAmount } from '#components/forms/amount-field.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { useShop } from '#config/shop.ts';
import { giveDiscount, takeDiscountBack } from '#entities/order/order-changes.ts';
import { useOrderChange } from '#entities/order/use-order-change.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface DiscountFormProps {
  order: Order;
  onClose: () => void;
}

const kinds = { cents: t('Amount'), basisPoints: t('Percent') } as const;
type Kind = keyof typeof kinds;

export const discountFormName = t('Give a discount');

/** An amount or a percent that the books of an order cost less, and why. */
export function DiscountForm({ order, onClose }: DiscountFormProps) {
  const id = useId();
  const { busy, change } = useOrderChange(order);
  const money = useOrderMoney(order);
  const form = useKeptState<Record<Kind | 'reason', string> & { kind: Kind; isMailed: boolean }>(
    discountFormName,
    { kind: 'cents', cents: '', basisPoints: '', reason: '', isMailed: true },
  );
  const { kind, reason, isMailed } = form.values;
  const [isAsked, setAsked] = useState(false);
  const reducible = reducibleOf(order, useShop().fixedPrices);
  // A percent has two decimals, as dollars have: 12.5 is 1250 basis points.
  const percents = new Money({ ...dollars.format, decimal: money.format.decimal });
  const typed = typedAmount(kind === 'cents' ? money : percents, form.values[kind]);
  const problem = problemOf(typed.cents, kind, reducible, money);
  const isUnexplained = isAsked && reason.trim() === '';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (typed.cents === undefined || problem || reason.trim() === '') return;
    const value = { cents: undefined, basisPoints: undefined, [kind]: typed.cents };
    const body: DiscountRequest = { ...value, reason, isMailed };
    await change({
      send: () => giveDiscount(order, body),
      done: t('The discount is given'),
      takeBack: ({ discountNumber }) => takeDiscountBack(order, discountNumber),
      onDone: onClose,
    });
  }

  return (
    <form
      noValidate
      aria-label={discountFormName}
      onSubmit={(event) => void send(event)}
      className="mx-4 mb-4 grid gap-3 rounded-lg bg-sunken p-3 sm:mx-5"
    >
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="mb-1 font-medium">What is taken off the books?</legend>
        {(['cents', 'basisPoints'] as const).map((one) => (
          <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === one}
              onChange={() => form.change({ kind: one })}
              className="size-5"
            />
            {kinds[one]}
          </label>
        ))}
      </fieldset>
      <div className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <AmountField
          key={kind}
          label={kinds[kind]}
          amount={typed}
          onChange={(text) => form.change({ [kind]: text })}
          problem={problem}
          isAsked={isAsked}
        />
        <TextInput
          label="Reason, which the shopper reads"
          problem={isUnexplained ? t('Write why the order costs less') : undefined}
          value={reason}
          maxLength={discountLimits.reason}
          autoComplete="off"
          onChange={(text) => form.change({ reason: text })}
        />
      </div>
      <MailChoice
        label="Tell the shopper by mail"
        isMailed={isMailed}
        onChange={(isWanted) => form.change({ isMailed: isWanted })}
      />
      <FormButtons busy={busy} onCancel={onClose} cancel={t('Leave it')}>
        Give the discount
      </FormButtons>
    </form>
  );
}

function problemOf(
  value: number | undefined,
  kind: Kind,
  { leftCents, fixed }: Reducible,
  money: Money,
): string | undefined {
  if (value === undefined) return undefined;
  if (value === 0) return t('{kind} must be more than 0', { kind: kinds[kind] });
  if (kind === 'basisPoints') return value > wholeRate ? t('At most 100 percent') : undefined;
  return value > leftCents
    ? t('At most {leftCents}: {fixed}', {
        leftCents: money.text(leftCents),
        fixed: fixed || t('more the books do not cost'),
      })
    : undefined;
}
