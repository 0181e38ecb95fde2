import { TextField } from '#components/forms/field.tsx';
import { ChoiceField } from '#components/forms/form-controls.tsx';
import { currencyWords, useMoney } from '#config/money.ts';

const directions = [
  <option key="down" value="down">
    Lower by
  </option>,
  <option key="up" value="up">
    Raise by
  </option>,
];

export function PriceFields() {
  const units = [
    <option key="percent" value="percent">
      percent
    </option>,
    <option key="amount" value="amount">
      {currencyWords(useMoney())}
    </option>,
  ];
  return (
    <>
      <ChoiceField name="direction" label="Direction" choices={directions} />
      <TextField
        name="figure"
        label="By how much"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="w-28!"
      />
      <ChoiceField name="unit" label="Unit" choices={units} />
    </>
  );
}
