import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { isTaxCountry, taxCountries } from '@bookstore/functions/shared/tax/tax-presets';
import { useFormikContext } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame, useFormField } from '#components/forms/field.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { areUntouched, countryName, usualRates } from './usual-rates.ts';

const choices = optionsOf(
  taxCountries.toSorted((one, other) => countryName(one).localeCompare(countryName(other), 'en')),
  countryName,
);

/** Where the shop is. Its usual rates are filled in, unless others were typed. */
export function CountryField({ name }: ControlProps) {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const { id, error, control } = useFormField(name);
  const { tax } = values;
  if (!tax) return null;

  function fillIn(country: string): void {
    if (isTaxCountry(country))
      void setFieldValue('tax.rates', usualRates(country, shopDay(new Date())), false);
  }

  function choose(country: string): void {
    void setFieldValue(name, country, false);
    if (tax && areUntouched(tax.rates, tax.country)) fillIn(country);
  }

  return (
    <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
      <FieldFrame id={id} label="Country of the shop" error={error}>
        <select {...control} onChange={({ target }) => choose(target.value)} className={inputClasses}>
          <option value="">Another country</option>
          {choices}
        </select>
      </FieldFrame>
      {isTaxCountry(tax.country) && !areUntouched(tax.rates, tax.country) && (
        <Button variant="secondary" onClick={() => fillIn(tax.country)} className="justify-self-start">
          <span>
            Use the usual rates <span className="max-sm:sr-only">of {countryName(tax.country)}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
