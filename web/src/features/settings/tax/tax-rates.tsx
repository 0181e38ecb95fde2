import { countryName } from '@bookstore/functions/shared/delivery/countries';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { mostTaxRates } from '@bookstore/functions/shared/shop/tax-setting';
import { taxClasses, taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { isTaxCountry, presetRates } from '@bookstore/functions/shared/tax/tax-presets';
import { t } from '@bookstore/functions/shared/words/words';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { rich } from '#components/labels/rich.ts';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { ListEditor, RemoveRow } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { percentOf, readPercent } from './percent.ts';
import { areUsual } from './usual-rates.ts';

/** The rates of each class by start day; new shops start with their country's. */
export function TaxRates({ name, settings: { country } }: ControlProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext<SettingsEdit>();
  const rates = values.tax?.rates;

  function fillIn(usual: ReturnType<typeof presetRates>) {
    void setFieldValue(name, usual, false);
    // The error belonged to the earlier rates.
    setFieldError(name, undefined);
  }

  return (
    <>
      <p className="text-[0.9375rem] text-muted">
        {t(
          'Each rate holds from its day on until the next one does. Check the rates with your tax adviser: those that are filled in are where you begin, not advice.',
        )}
        {country === '' && ` ${t('They are known once “Country and time” says where the shop is.')}`}
      </p>
      {rates && isTaxCountry(country) && !areUsual(rates, country) && (
        <Button
          variant="secondary"
          onClick={() => fillIn(presetRates(country))}
          className="justify-self-start"
        >
          <span>
            {rich('Use the usual rates {ofCountry}', {
              ofCountry: (
                <span className="max-sm:sr-only">{t('of {country}', { country: countryName(country) })}</span>
              ),
            })}
          </span>
        </Button>
      )}
      {taxClassNames.map((one) => (
        <fieldset key={one} className="border-t border-line pt-4">
          <legend className="pe-3 font-medium">{taxClasses[one].label}</legend>
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
      nameOf={(_, index) => t('rate {number} of {taxClass}', { number: index + 1, taxClass: label })}
      add={{
        words: t('Add a rate'),
        label: t('Add a rate of {taxClass}', { taxClass: label }),
        row: { from: useToday(), basisPoints: Number.NaN },
      }}
    >
      {(row) => (
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-start gap-x-2 max-[20rem]:grid-cols-[minmax(0,1fr)_6rem] sm:grid-cols-[12rem_8rem_auto] sm:gap-x-4">
          <TextField name={`${row.path}.from`} label="From" type="date" data-focus={`name ${row.id}`} />
          <PercentField name={`${row.path}.basisPoints`} label="Percent" />
          <RemoveRow
            of={t('rate {number} of {taxClass}', { number: row.index + 1, taxClass: label })}
            row={row}
            className="mt-6.5 max-[20rem]:col-span-2 max-[20rem]:mt-0"
          />
        </div>
      )}
    </ListEditor>
  );
}

/** The form holds basis points. */
function PercentField({ name, label }: { name: string; label: string }) {
  const { decimal } = useMoney().format;
  const [{ value }, { touched, error: problem }, { setValue }] = useField<number | undefined>(name);
  const [typed, setTyped] = useState(() => percentOf(value, decimal));
  // A value that was filled in meanwhile replaces the typed text.
  const text = Object.is(readPercent(typed), value ?? Number.NaN) ? typed : percentOf(value, decimal);
  const error = touched ? problem : undefined;
  return (
    <TextInput
      label={label}
      problem={error}
      inputMode="decimal"
      value={text}
      onChange={(text) => {
        setTyped(text);
        void setValue(readPercent(text));
      }}
    />
  );
}
