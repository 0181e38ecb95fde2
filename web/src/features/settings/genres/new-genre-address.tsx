import { type Genre, genreLimits } from '@bookstore/functions/shared/genre/genres';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { TextField } from '#components/forms/field.tsx';

/** The address of a genre that was not saved yet: it follows the name until it is typed itself. */
export function NewGenreAddress({ field, genre: { name, slug } }: { field: string; genre: Genre }) {
  const { setFieldValue } = useFormikContext();
  const proposed = useRef(slug);
  useEffect(() => {
    if (slug !== proposed.current) return;
    proposed.current = slugOf(name).slice(0, genreLimits.slug).replace(/-$/, '');
    if (slug !== proposed.current) void setFieldValue(`${field}.slug`, proposed.current, false);
  }, [field, name, slug, setFieldValue]);
  return (
    <TextField
      name={`${field}.slug`}
      label="Address"
      hint="Behind /browse/. It stays as it is once it is saved."
      maxLength={genreLimits.slug}
    />
  );
}
