import { errorWords } from '@bookstore/functions/shared/error-words';
import type { WayProblem, WayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { t } from '@bookstore/functions/shared/words/words';
import { useMoney } from '#config/money.ts';

export function WayNote({ cash, online }: WayProblems) {
  const money = useMoney();
  const words = ({ code, cents = 0 }: WayProblem) =>
    errorWords({ code, message: code, details: { amount: money.text(cents) } });
  if (cash && online) {
    return (
      <p role="alert" className="text-[0.9375rem] failure-note">
        {t('There is no way to pay for this order. {cash}. {online}.', {
          cash: words(cash),
          online: words(online),
        })}
      </p>
    );
  }
  return (
    <p role="status" className="text-[0.9375rem] text-muted">
      {cash && t('{reason}: this order is paid online.', { reason: words(cash) })}
      {online && t('{reason}: this order is paid in cash.', { reason: words(online) })}
    </p>
  );
}
