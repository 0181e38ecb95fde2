import { useFormikContext } from 'formik';
import { BookCover } from '#entities/cover/book-cover.tsx';
import type { FormValues } from '#lib/form-values.ts';

const textOf = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '');

export function PresentCover() {
  const { values, initialValues } = useFormikContext<FormValues>();
  const title = textOf(values.title).trim();
  if (title === '') {
    return (
      <p className="grid aspect-[2/3] place-items-center rounded-[3px] border border-dashed border-line-strong/60 bg-sunken p-3 text-center text-sm text-muted">
        Without a picture, a cover is drawn
      </p>
    );
  }
  const book = {
    title,
    author: textOf(values.author),
    category: textOf(values.category),
    // The initial value, since a half-typed one is no address yet.
    coverImage: textOf(initialValues.coverImage),
  };
  return <BookCover book={book} sizes="11rem" eager />;
}
