import type { CashClosing } from '@bookstore/functions/shared/order/cash';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { differenceWords } from './difference-words.ts';
import { ReopenForm } from './reopen-form.tsx';

interface ClosedDayProps {
  day: string;
  closing: CashClosing;
  onChanged: () => unknown;
}

export function ClosedDay({ day, closing, onChanged }: ClosedDayProps) {
  const money = useOrderMoney(closing);
  const isOwner = useMay('owner');
  const { expectedCents, countedCents, note, by, at } = closing;
  return (
    <div className="grid gap-4 text-[0.9375rem]">
      <p>
        {rich('Closed by {person}, {time}.', {
          person: <strong className="font-semibold">{shownName(by)}</strong>,
          time: <TimeLabel instant={at} />,
        })}
      </p>
      <dl className="grid gap-1 tabular-nums [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        <div>
          <dt>The drawer should hold</dt>
          <dd>{money.text(expectedCents)}</dd>
        </div>
        <div>
          <dt>Counted</dt>
          <dd>{money.text(countedCents)}</dd>
        </div>
        <div className="font-semibold">
          <dt>Difference</dt>
          <dd>{differenceWords(countedCents, expectedCents, money)}</dd>
        </div>
      </dl>
      {note && <p className="wrap-anywhere text-muted">{note}</p>}
      {isOwner && <ReopenForm day={day} closing={closing} onChanged={onChanged} />}
    </div>
  );
}
