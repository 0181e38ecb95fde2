import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { mostTaxRates } from '@bookstore/functions/shared/shop/tax-setting';
import { type TaxClass, taxClasses } from '@bookstore/functions/shared/tax/tax-classes';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { PercentField } from './percent-field.tsx';

/** The rates of a class, each with the day from which it holds. */
export function ClassRates({ name }: { name: TaxClass }) {
  const { values, errors, submitCount } = useFormikContext<SettingsEdit>();
  const { label } = taxClasses[name];
  const field = `tax.rates.${name}`;
  const rates = values.tax?.rates[name] ?? [];
  const problem: unknown = getIn(errors, field);
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="pr-3 font-medium">{label}</legend>
      <FieldArray name={field}>
        {({ push, remove }) => (
          <div className="grid gap-4">
            {rates.map((_, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's fields are named by its place
                key={index}
                className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-start gap-x-2 max-[20rem]:grid-cols-[minmax(0,1fr)_6rem] sm:grid-cols-[12rem_8rem_auto] sm:gap-x-4"
              >
                <TextField name={`${field}[${index}].from`} label="From" type="date" />
                <PercentField name={`${field}[${index}].basisPoints`} label="Percent" />
                <Button
                  variant="remove"
                  aria-label={`Remove rate ${index + 1} of ${label}`}
                  onClick={() => remove(index)}
                  className="mt-6.5 justify-self-start px-0! max-[20rem]:col-span-2 max-[20rem]:mt-0"
                >
                  Remove
                </Button>
              </div>
            ))}
            {submitCount > 0 && typeof problem === 'string' && (
              <p role="alert" className="text-sm failure-note">
                {problem}
              </p>
            )}
            {rates.length < mostTaxRates && (
              <Button
                variant="secondary"
                aria-label={`Add a rate of ${label}`}
                onClick={() => push({ from: shopDay(new Date()), basisPoints: Number.NaN })}
                className="justify-self-start"
              >
                Add a rate
              </Button>
            )}
          </div>
        )}
      </FieldArray>
    </fieldset>
  );
}
