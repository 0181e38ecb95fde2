import {
  type CashDay,
  drawerCents,
  drawerReasonNames,
  drawerReasons,
  drawerRequestSchema,
} from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface CashBookProps {
  cash: CashDay;
  onChanged: () => unknown;
}

const kinds = { 'put-in': t('Put money in'), 'taken-out': t('Take money out') } as const;

type Kind = keyof typeof kinds;

/** The drawer's amounts at the start and end of a day, and what goes in and out apart from orders. */
export function CashBook({ cash, onChanged }: CashBookProps) {
  const [open, setOpen] = useState<Kind>();
  const isNow = cash.day >= useToday();
  const offered: Kind[] = cash.book ? ['put-in', 'taken-out'] : ['put-in'];
  useOpenToGoOn((form) => setOpen((before) => offered.find((kind) => kinds[kind] === form) ?? before));
  return (
    <>
      {cash.book ? (
        <BookFigures cash={cash} />
      ) : (
        <p className="text-[0.9375rem] text-muted">
          It begins with the float: put in what the drawer holds now. From then on each day begins with what
          was counted last.
        </p>
      )}
      {isNow && (
        <div className="mt-3 grid gap-3 print:hidden">
          <div className="flex flex-wrap gap-2">
            {offered.map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                aria-expanded={open === kind}
                onClick={() => setOpen(open === kind ? undefined : kind)}
              >
                {kinds[kind]}
              </Button>
            ))}
          </div>
          {open && (
            <DrawerForm
              key={open}
              kind={open}
              isFirst={!cash.book}
              onDone={() => setOpen(undefined)}
              onChanged={onChanged}
            />
          )}
        </div>
      )}
    </>
  );
}

function BookFigures({ cash }: { cash: CashDay }) {
  const money = useOrderMoney(cash);
  const { openingCents = 0, putInCents = 0, takenOutCents = 0 } = cash.book ?? {};
  const held = drawerCents(cash);
  const rows = [
    [t('At the beginning'), openingCents],
    [t('Of orders'), held - openingCents - putInCents + takenOutCents],
    [t('Put in'), putInCents],
    [t('Taken out'), -takenOutCents],
  ] as const;
  return (
    <dl className="grid gap-1 text-[0.9375rem] tabular-nums [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-4">
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money.text(cents)}</dd>
        </div>
      ))}
      <div className="mt-1 border-t border-line pt-2 font-semibold">
        <dt>The drawer should hold</dt>
        <dd>{money.text(held)}</dd>
      </div>
    </dl>
  );
}

interface DrawerFormProps {
  kind: Kind;
  isFirst?: boolean;
  onDone: () => void;
  onChanged: () => unknown;
}

/** Counts on the open day. */
export function DrawerForm({ kind, isFirst = false, onDone, onChanged }: DrawerFormProps) {
  const money = useMoney();
  const [openedAt] = useState(Date.now);
  const reasons = drawerReasonNames.filter((reason) => reason !== (kind === 'put-in' ? 'postage' : ''));
  return (
    <DeskForm
      aria-label={kinds[kind]}
      button={kinds[kind]}
      className="grid gap-4 rounded-lg bg-sunken p-4"
      first={{ amount: '', reason: isFirst ? 'float' : '', note: '' }}
      schema={drawerRequestSchema.pick(['reason', 'note'])}
      command={({ amount, ...typed }) => ({
        send: () => {
          const body = drawerRequestSchema.cast({ ...typed, kind, cents: typedCents(money, amount) });
          return callOnce('POST /api/cash', { body }, openedAt);
        },
        done:
          kind === 'put-in'
            ? t('It is in the cash book as put in')
            : t('It is in the cash book as taken out'),
        failed: t('It was not noted'),
        onDone,
        onEnd: onChanged,
      })}
    >
      <AmountField
        name="amount"
        label="Amount"
        money={money}
        problemOf={(cents) => (cents > 0 ? undefined : t('must be above 0'))}
      />
      <ChoiceField
        name="reason"
        label="Reason"
        none={t('Choose')}
        choices={optionsOf(reasons, (reason) => drawerReasons[reason].label)}
      />
      <TextField name="note" label="Note (optional)" maxLength={cashLimits.note} autoComplete="off" />
    </DeskForm>
  );
}
