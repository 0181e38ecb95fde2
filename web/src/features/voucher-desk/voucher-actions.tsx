import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { cashWayNames, isCashWay, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { takenOutCents } from '@bookstore/functions/shared/voucher/movements';
import type { DeskVoucher } from '@bookstore/functions/shared/voucher/voucher';
import {
  type VoucherChange,
  voucherChangeSchema,
} from '@bookstore/functions/shared/voucher/voucher-requests';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { Card } from '#components/layout/card.tsx';
import { useToday } from '#config/today.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { type Command, useCommand } from '#entities/command/use-command.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const ways = optionsOf(cashWayNames, (one) => payWays[one].label);

interface VoucherActionsProps {
  voucher: DeskVoucher;
  /** With the new code, where there is one. */
  onChanged: (changed: DeskVoucher) => unknown;
}

export function VoucherActions({ voucher, onChanged }: VoucherActionsProps) {
  const { _id: id, number, version, state, note, validUntil, origin, amountCents, leftCents } = voucher;
  const { busy, running, run } = useCommand();
  const tomorrow = addDays(useToday(), 1);
  const amount = useOrderMoney(voucher).text(leftCents);

  const change = (
    change: Partial<VoucherChange> & Pick<VoucherChange, 'step'>,
    done: string,
  ): Command<DeskVoucher> => ({
    send: () =>
      callAdminApi('POST /api/vouchers/:id/changes', {
        params: { id },
        body: voucherChangeSchema.cast(change),
        headers: { 'If-Match': `"${version}"` },
      }),
    name: change.step,
    failed: t('The voucher was not changed'),
    done,
    onDone: onChanged,
  });

  const refund = (more: Partial<VoucherChange>, text: string): Command<DeskVoucher> => ({
    ...change({ step: 'refund', ...more }, t('It is refunded')),
    failed: t('The voucher was not refunded'),
    ask: [t('Refund {number}?', { number }), text, t('Refund {amount}', { amount }), t('Leave it')],
  });

  const isUsable = state === 'active' || state === 'blocked';
  return (
    <div className="grid gap-4 print:hidden">
      {isUsable && (
        <Card title="Code">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              busy={running === 'replace'}
              onClick={() =>
                void run({
                  ...change({ step: 'replace' }, t('It has a new code')),
                  ask: [
                    t('Replace the code of {number}?', { number }),
                    t('The former code pays no more. You print the card with the new one.'),
                    t('Replace it'),
                    t('Leave it'),
                  ],
                })
              }
            >
              Replace a lost code
            </Button>
            {state === 'active' ? (
              <Button
                variant="secondary"
                busy={running === 'block'}
                onClick={() => void run(change({ step: 'block' }, t('It is blocked')))}
              >
                Block
              </Button>
            ) : (
              <Button
                variant="secondary"
                busy={running === 'unblock'}
                onClick={() => void run(change({ step: 'unblock' }, t('It pays again')))}
              >
                Unblock
              </Button>
            )}
          </div>
          <p className="mt-3 text-sm text-muted">
            {t('While it is blocked it pays nothing; its money stays.')}
          </p>
        </Card>
      )}
      {isUsable && validUntil && (
        <Card title="Lengthen">
          <DeskForm
            aria-label={t('Lengthen {number}', { number })}
            className="grid gap-4"
            first={{ validUntil }}
            command={(typed) => change({ step: 'lengthen', ...typed }, t('It is valid for longer'))}
          >
            <TextField
              name="validUntil"
              label="Valid until"
              hint="Empty: it has no end then."
              type="date"
              min={validUntil > tomorrow ? validUntil : tomorrow}
            />
            <FormProblem />
            <SendButton variant="secondary" aria-disabled={busy}>
              Lengthen
            </SendButton>
          </DeskForm>
        </Card>
      )}
      {isUsable && (
        <Card title="Refund">
          {leftCents + takenOutCents(voucher) < amountCents ? (
            <p className="text-[0.9375rem] text-muted">
              {t('Something of it was redeemed, or is held for a payment: a voucher never becomes cash.')}
            </p>
          ) : origin === 'web' ? (
            <Button
              variant="secondary"
              busy={running === 'refund'}
              onClick={() =>
                void run(
                  refund({}, t('{amount} go back the way they came, and the code pays no more.', { amount })),
                )
              }
            >
              {t('Refund {amount}', { amount })}
            </Button>
          ) : (
            <DeskForm
              aria-label={t('Refund {number}', { number })}
              className="grid gap-4"
              first={{ way: 'cash', reference: '' }}
              command={({ way, reference }) =>
                refund(
                  { way: isCashWay(way) ? way : undefined, reference },
                  t('You give {amount} back, and the code pays no more.', { amount }),
                )
              }
            >
              <ChoiceField name="way" label="How" choices={ways} />
              <TextField
                name="reference"
                label="Reference (optional)"
                maxLength={cashLimits.reference}
                autoComplete="off"
              />
              <FormProblem />
              <SendButton variant="secondary">{t('Refund {amount}', { amount })}</SendButton>
            </DeskForm>
          )}
        </Card>
      )}
      <Card title="Note">
        <DeskForm
          aria-label={t('Note on {number}', { number })}
          className="grid gap-4"
          first={{ note }}
          command={(typed) => change({ step: 'note', ...typed }, t('The note is kept'))}
        >
          <TextArea name="note" label="What the shop should know" rows={3} maxLength={cashLimits.note} />
          <FormProblem />
          <SendButton variant="secondary">Save</SendButton>
        </DeskForm>
      </Card>
    </div>
  );
}
