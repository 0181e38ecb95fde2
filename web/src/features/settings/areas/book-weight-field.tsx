import { goesByWeight } from '@bookstore/functions/shared/delivery/delivery-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { TextField } from '#components/forms/field.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

/** Assumed for books without a weight; asked for where a cost goes by weight. */
export function BookWeightField({ name, label, hint }: ControlProps) {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const { areas = [], bookGrams } = values.delivery ?? {};
  const isAsked = goesByWeight(areas);
  const isNew = isAsked && bookGrams === undefined;
  useEffect(() => {
    // Formik shows no error for a field without any value.
    if (isNew) void setFieldValue(name, '', false);
  }, [isNew, name, setFieldValue]);
  if (!isAsked) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name={name}
        value={bookGrams ?? ''}
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
