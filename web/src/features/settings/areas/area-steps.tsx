import {
  type DeliveryArea,
  type DeliveryBasis,
  deliveryBases,
  deliveryLimits,
} from '@bookstore/functions/shared/delivery/delivery-setting';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';
import { useField, useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useMoney } from '#config/money.ts';
import { ListEditor, RemoveRow } from '../frame/list-editor.tsx';

const bases = optionsOf(keysOf(deliveryBases), (by) => deliveryBases[by].label);

const words: Readonly<Record<DeliveryBasis, { from: string; add: string }>> = {
  amount: { from: t('Books from'), add: t('Add a cost for larger orders') },
  weight: { from: t('Grams from'), add: t('Add a cost for heavier orders') },
};

const box = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** Shows the stored amount with the currency's decimals until it is edited. */
function AmountBox({ name, ...rest }: ComponentProps<typeof TextField>) {
  const money = useMoney();
  const [{ value = '' }] = useField<string | number | undefined>(name);
  const isWritten = typeof value === 'number' && money.isExact(value);
  return (
    <TextField {...box} {...rest} name={name} value={isWritten ? money.typed(money.toCents(value)) : value} />
  );
}

export function AreaSteps({ name, area: { by, steps } }: { name: string; area: DeliveryArea }) {
  const { setFieldValue } = useFormikContext();
  const From = by === 'weight' ? TextField : AmountBox;
  // 25 dollars are not 25 grams: changing the basis clears the limits.
  const clearFrom = () =>
    void setFieldValue(
      `${name}.steps`,
      steps.map((step, index) => (index === 0 ? step : { ...step, from: '' })),
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField name={`${name}.by`} label="Cost by" choices={bases} onChosen={clearFrom} />
        <AmountBox
          name={`${name}.freeFrom`}
          label="Free from"
          hint="Books for this amount are delivered free. May be empty."
        />
      </div>
      <ListEditor
        name={`${name}.steps`}
        className="gap-2 border-s-2 border-line ps-4"
        most={deliveryLimits.steps}
        nameOf={(_, index) => t('cost {number}', { number: index + 1 })}
        add={{ words: words[by].add, row: { from: '', cost: '' }, variant: 'quiet' }}
      >
        {(row) => (
          <div
            // A table whose column names are shown once.
            className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4rem] items-start gap-x-3 max-[20rem]:grid-cols-2 sm:gap-x-4 ${row.index === 0 ? '' : '[&_label]:sr-only'}`}
          >
            <From
              {...box}
              name={`${row.path}.from`}
              label={words[by].from}
              readOnly={row.index === 0}
              data-focus={`name ${row.id}`}
            />
            <AmountBox name={`${row.path}.cost`} label="Cost" />
            {row.index > 0 && <RemoveRow of={t('cost {number}', { number: row.index + 1 })} row={row} />}
          </div>
        )}
      </ListEditor>
    </div>
  );
}
