import type { Order } from '@bookstore/functions/shared/order/order';
import { discountLimits } from '@bookstore/functions/shared/order/order-limits';
import { type Reducible, reducibleOf } from '@bookstore/functions/shared/order/reducible-lines';
import { wholeRate } from '@bookstore/functions/shared/tax/tax-rounding';
import { dollars, Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { Field } from 'formik';
import { object, string } from 'yup';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { useShop } from '#config/shop.ts';
import { DeskForm, SendOrLeave } from '#entities/command/desk-form.tsx';
import { giveDiscount, takeDiscountBack } from '#entities/order/order-changes.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface DiscountFormProps {
  order: Order;
  onClose: () => void;
}

const kinds = { cents: t('Amount'), basisPoints: t('Percent') } as const;
type Kind = keyof typeof kinds;

export const discountFormName = t('Give a discount');

const schema = object({ reason: string().trim().required(t('Write why the order costs less')) });

export function DiscountForm({ order, onClose }: DiscountFormProps) {
  const money = useOrderMoney(order);
  const first: Record<Kind | 'reason', string> & { kind: Kind; isMailed: boolean } = {
    kind: 'cents',
    cents: '',
    basisPoints: '',
    reason: '',
    isMailed: true,
  };
  const reducible = reducibleOf(order, useShop().fixedPrices);
  // A percent has two decimals: 12.5 is 1250 basis points.
  const figures = {
    cents: money,
    basisPoints: new Money({ ...dollars.format, decimal: money.format.decimal }),
  };
  return (
    <DeskForm
      aria-label={discountFormName}
      className="mx-4 mb-4 grid gap-3 rounded-lg bg-sunken p-3 sm:mx-5"
      first={first}
      schema={schema}
      failures="dialog"
      command={({ kind, reason, isMailed, ...typed }) => {
        const value = {
          cents: undefined,
          basisPoints: undefined,
          [kind]: typedCents(figures[kind], typed[kind]),
        };
        return orderChange(order, {
          send: () => giveDiscount(order, { ...value, reason, isMailed }),
          done: t('The discount is given'),
          takeBack: ({ discountNumber }) => takeDiscountBack(order, discountNumber),
          onDone: onClose,
        });
      }}
    >
      {({ values: { kind } }) => (
        <>
          <fieldset className="flex flex-wrap gap-x-5">
            <legend className="mb-1 font-medium">What is taken off the books?</legend>
            {(['cents', 'basisPoints'] as const).map((one) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: Formik's field is its control
              <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                <Field type="radio" name="kind" value={one} className="size-5" />
                {kinds[one]}
              </label>
            ))}
          </fieldset>
          <div className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <AmountField
              key={kind}
              name={kind}
              label={kinds[kind]}
              money={figures[kind]}
              problemOf={(value) => problemOf(value, kind, reducible, money)}
            />
            <TextField
              name="reason"
              label="Reason, which the shopper reads"
              maxLength={discountLimits.reason}
              autoComplete="off"
            />
          </div>
          <MailChoice label="Tell the shopper by mail" />
          <SendOrLeave onLeave={onClose}>Give the discount</SendOrLeave>
        </>
      )}
    </DeskForm>
  );
}

function problemOf(
  value: number,
  kind: Kind,
  { leftCents, fixed }: Reducible,
  money: Money,
): string | undefined {
  if (value === 0) return t('{kind} must be more than 0', { kind: kinds[kind] });
  if (kind === 'basisPoints') return value > wholeRate ? t('At most 100 percent') : undefined;
  return value > leftCents
    ? t('At most {leftCents}: {fixed}', {
        leftCents: money.text(leftCents),
        fixed: fixed || t('more the books do not cost'),
      })
    : undefined;
}
