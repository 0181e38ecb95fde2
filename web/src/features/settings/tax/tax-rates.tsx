import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { mostTaxRates } from '@bookstore/functions/shared/shop/tax-setting';
import { taxClasses, taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { TextField } from '#components/forms/field.tsx';
import { ListEditor, RemoveRow } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { PercentField } from './percent-field.tsx';

/** The rates of each class, each with the day from which it holds. */
export function TaxRates({ name }: ControlProps) {
  return (
    <>
      <p className="text-[0.9375rem] text-muted">
        Each rate holds from its day on until the next one does. Check the rates with your tax adviser: those
        that are filled in are where you begin, not advice.
      </p>
      {taxClassNames.map((one) => (
        <fieldset key={one} className="border-t border-line pt-4">
          <legend className="pr-3 font-medium">{taxClasses[one].label}</legend>
          <ClassRates name={`${name}.${one}`} label={taxClasses[one].label} />
        </fieldset>
      ))}
    </>
  );
}

function ClassRates({ name, label }: Pick<ControlProps, 'name' | 'label'>) {
  return (
    <ListEditor
      name={name}
      className="gap-4"
      most={mostTaxRates}
      nameOf={(_, index) => `rate ${index + 1} of ${label}`}
      add={{
        words: 'Add a rate',
        label: `Add a rate of ${label}`,
        row: { from: shopDay(new Date()), basisPoints: Number.NaN },
      }}
    >
      {(row) => (
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-start gap-x-2 max-[20rem]:grid-cols-[minmax(0,1fr)_6rem] sm:grid-cols-[12rem_8rem_auto] sm:gap-x-4">
          <TextField name={`${row.path}.from`} label="From" type="date" data-focus={`name ${row.id}`} />
          <PercentField name={`${row.path}.basisPoints`} label="Percent" />
          <RemoveRow
            of={`rate ${row.index + 1} of ${label}`}
            row={row}
            className="mt-6.5 max-[20rem]:col-span-2 max-[20rem]:mt-0"
          />
        </div>
      )}
    </ListEditor>
  );
}
