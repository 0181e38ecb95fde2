import { cashWayNames, cashWays, isCashWay } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { type CashAddress, cashSearch } from './cash-address.ts';

/** Finds entries of the day by their words and by how the money came or went. */
export function EntrySearch({ address }: { address: CashAddress }) {
  const navigate = useNavigate();
  const id = useId();
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
      <div>
        <label htmlFor={id} className="sr-only">
          How
        </label>
        <select
          id={id}
          value={way ?? ''}
          onChange={({ target: { value } }) => show({ day, q, way: isCashWay(value) ? value : undefined })}
          className={`${inputClasses} px-2!`}
        >
          <option value="">Cash, bank and card</option>
          {cashWayNames.map((name) => (
            <option key={name} value={name}>
              {cashWays[name].label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
