import { goesByWeight } from '@bookstore/functions/shared/delivery/delivery-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { TextField } from '#components/forms/field.tsx';

const name = 'delivery.bookGrams';

/** What books weigh that name no weight; asked for where a cost goes by weight. */
export function BookWeightField() {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const { areas = [], bookGrams } = values.delivery ?? {};
  const isAsked = goesByWeight(areas);
  const isNew = isAsked && bookGrams === undefined;
  useEffect(() => {
    // Formik shows no error of a field that has no value at all.
    if (isNew) void setFieldValue(name, '', false);
  }, [isNew, setFieldValue]);
  if (!isAsked) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name={name}
        value={bookGrams ?? ''}
        label="Weight of other books"
        hint="In grams, of each book that names no weight. A paperback weighs about 300 g."
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
