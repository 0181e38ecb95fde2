import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { cashWayNames, isCashWay, payWays } from '@bookstore/functions/shared/payment/pay-ways';
import { useNavigate } from 'react-router-dom';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { QuietChoice } from '#components/forms/quiet-choice.tsx';
import { type CashAddress, cashSearch } from './cash-address.ts';

export function EntrySearch({ address }: { address: CashAddress }) {
  const navigate = useNavigate();
  const { day, q, way } = address;
  const show = (next: CashAddress) => navigate({ search: cashSearch(next) }, { replace: true });
  return (
    <div className="mb-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] print:hidden">
      <DebouncedSearch
        label="Search entries"
        placeholder="Order, amount, name, reference, note …"
        maxLength={cashLimits.search}
        searched={q ?? ''}
        onSearch={(words) => show({ day, q: words, way })}
      />
      <QuietChoice
        label="How"
        value={way ?? ''}
        onChange={(chosen) => show({ day, q, way: isCashWay(chosen) ? chosen : undefined })}
      >
        <option value="">Cash, bank and card</option>
        {optionsOf(cashWayNames, (name) => payWays[name].label)}
      </QuietChoice>
    </div>
  );
}
