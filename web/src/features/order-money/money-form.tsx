import type { CashRequest } from '@bookstore/functions/shared/order/cash';
import type { Order } from '@bookstore/functions/shared/order/order';
import { cashLimits, voucherCodeMost } from '@bookstore/functions/shared/order/order-limits';
import { moneyCents, voucherCents } from '@bookstore/functions/shared/order/order-vouchers';
import { cashWayNames, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useShop } from '#config/shop.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface MoneyFormProps {
  order: Order;
  kind: CashRequest['kind'];
  label: string;
  firstCents: number | undefined;
  onDone: () => void;
}

type Way = CashRequest['way'];

/** What vouchers have paid goes back to vouchers only, and before other refunds are offered. */
function waysOf(order: Order, kind: CashRequest['kind'], hasVouchers: boolean): Way[] {
  if (kind === 'taken') return hasVouchers ? [...cashWayNames, 'voucher'] : [...cashWayNames];
  const money = moneyCents(order) > 0 ? cashWayNames : [];
  return voucherCents(order) > 0 ? ['voucher', ...money] : [...money];
}

export function MoneyForm({ order, kind, label, firstCents, onDone }: MoneyFormProps) {
  const money = useOrderMoney(order);
  const ways = waysOf(order, kind, useShop().redeems === true);
  // A refund due is money: the vouchers' share has gone back to them already.
  const [usual = 'cash'] = firstCents !== undefined && ways.includes('cash') ? ['cash' as const] : ways;
  const mostBack = (way: Way) => (way === 'voucher' ? voucherCents(order) : moneyCents(order));
  const first: Record<'amount' | 'voucher' | 'reference' | 'note', string> & { way: Way } = {
    amount: firstCents === undefined ? '' : money.typed(firstCents),
    way: usual,
    voucher: '',
    reference: '',
    note: '',
  };
  return (
    <DeskForm
      aria-label={label}
      className="mt-3 grid gap-4 rounded-lg bg-sunken p-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
      first={first}
      failures="dialog"
      command={({ amount, voucher, ...texts }) => {
        const cents = typedCents(money, amount);
        const isPaying = kind === 'taken' && texts.way === 'voucher';
        const body = { ...texts, kind, cents, ...(isPaying && { voucher }) };
        const input = { params: { id: order._id }, body };
        return {
          send: () => callOnce('POST /api/orders/:id/cash', input, order),
          failed: t('The money was not noted'),
          done: `${label}: ${money.text(cents)}`,
          onDone,
        };
      }}
    >
      {({ values: { way } }) => (
        <>
          <AmountField
            name="amount"
            label="Amount"
            money={money}
            problemOf={(cents) => problemWith(cents, kind === 'taken' ? undefined : mostBack(way), money)}
          />
          <ChoiceField name="way" label="How" choices={optionsOf(ways, (one) => payWays[one].label)} />
          {way === 'voucher' && kind === 'taken' && (
            <TextField
              name="voucher"
              label="Code of the voucher"
              maxLength={voucherCodeMost}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          <TextField
            name="reference"
            label="Reference (optional)"
            maxLength={cashLimits.reference}
            autoComplete="off"
          />
          <TextField name="note" label="Note (optional)" maxLength={cashLimits.note} autoComplete="off" />
          <SendButton className="col-span-full justify-self-start">
            {kind === 'taken' ? t('Note money taken') : t('Note money given back')}
          </SendButton>
        </>
      )}
    </DeskForm>
  );
}

function problemWith(cents: number, mostCents: number | undefined, money: Money): string | undefined {
  if (cents === 0) return t('Amount must be more than 0');
  if (mostCents === undefined || cents <= mostCents) return undefined;
  return t('At most {mostCents} can be given back: no more was taken', { mostCents: money.text(mostCents) });
}
