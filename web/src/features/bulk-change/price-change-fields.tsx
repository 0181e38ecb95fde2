import { inputClasses } from '#components/forms/control-classes.ts';
import { LabelledControl } from '#components/forms/labelled-control.tsx';
import { currencyWords, useMoney } from '#config/money.ts';
import type { BulkValues } from './bulk-commands.ts';

interface PriceFieldsProps {
  values: BulkValues;
  onChange: (part: Partial<BulkValues>) => void;
}

/** By how much prices rise or fall. */
export function PriceFields({ values, onChange }: PriceFieldsProps) {
  const money = useMoney();
  return (
    <>
      <LabelledControl label="Direction">
        {(id) => (
          <select
            id={id}
            value={values.direction}
            onChange={({ target }) => onChange({ direction: target.value === 'up' ? 'up' : 'down' })}
            className={inputClasses}
          >
            <option value="down">Lower by</option>
            <option value="up">Raise by</option>
          </select>
        )}
      </LabelledControl>
      <LabelledControl label="By how much">
        {(id) => (
          <input
            id={id}
            value={values.figure}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            onChange={({ target }) => onChange({ figure: target.value })}
            className={`${inputClasses} w-28!`}
          />
        )}
      </LabelledControl>
      <LabelledControl label="Unit">
        {(id) => (
          <select
            id={id}
            value={values.unit}
            onChange={({ target }) => onChange({ unit: target.value === 'amount' ? 'amount' : 'percent' })}
            className={inputClasses}
          >
            <option value="percent">percent</option>
            <option value="amount">{currencyWords(money)}</option>
          </select>
        )}
      </LabelledControl>
    </>
  );
}
