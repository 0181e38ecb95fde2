import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { currencyWords, useMoney } from '#config/money.ts';
import type { BulkValues } from './bulk-commands.ts';

interface PriceFieldsProps {
  values: BulkValues;
  onChange: (part: Partial<BulkValues>) => void;
}

export function PriceFields({ values, onChange }: PriceFieldsProps) {
  const money = useMoney();
  return (
    <>
      <Choice
        label="Direction"
        value={values.direction}
        onChange={(text) => onChange({ direction: text === 'up' ? 'up' : 'down' })}
      >
        <option value="down">Lower by</option>
        <option value="up">Raise by</option>
      </Choice>
      <TextInput
        label="By how much"
        value={values.figure}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        onChange={(text) => onChange({ figure: text })}
        className="w-28!"
      />
      <Choice
        label="Unit"
        value={values.unit}
        onChange={(text) => onChange({ unit: text === 'amount' ? 'amount' : 'percent' })}
      >
        <option value="percent">percent</option>
        <option value="amount">{currencyWords(money)}</option>
      </Choice>
    </>
  );
}
