import { inputLook } from '#components/forms/control-looks.ts';
import { Labelled } from '#components/forms/labelled.tsx';
import type { BulkValues } from './bulk-commands.ts';

interface PriceFieldsProps {
  values: BulkValues;
  onChange: (part: Partial<BulkValues>) => void;
}

/** By how much prices rise or fall. */
export function PriceFields({ values, onChange }: PriceFieldsProps) {
  return (
    <>
      <Labelled label="Direction">
        {(id) => (
          <select
            id={id}
            value={values.direction}
            onChange={({ target }) => onChange({ direction: target.value === 'up' ? 'up' : 'down' })}
            className={inputLook}
          >
            <option value="down">Lower by</option>
            <option value="up">Raise by</option>
          </select>
        )}
      </Labelled>
      <Labelled label="By how much">
        {(id) => (
          <input
            id={id}
            value={values.figure}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            onChange={({ target }) => onChange({ figure: target.value })}
            className={`${inputLook} w-28!`}
          />
        )}
      </Labelled>
      <Labelled label="Unit">
        {(id) => (
          <select
            id={id}
            value={values.unit}
            onChange={({ target }) => onChange({ unit: target.value === 'amount' ? 'amount' : 'percent' })}
            className={inputLook}
          >
            <option value="percent">percent</option>
            <option value="amount">dollars</option>
          </select>
        )}
      </Labelled>
    </>
  );
}
