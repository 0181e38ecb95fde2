import { bookEditSchema, bookLimits, type StoredBook } from '@bookstore/functions/shared/book';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { texts } from '#config/texts.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { ApiError } from '#lib/api.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { BookFields } from './book-fields.tsx';
import { updateBook } from './inventory-commands.ts';
import { useStoredBook } from './inventory-queries.ts';

/** The form of one book. What changes elsewhere meanwhile never overwrites what is being typed. */
export function UpdateBookForm({ id }: { id: string }) {
  const live = useStoredBook(id);
  const [base, setBase] = useState(live);
  const [saved, setSaved] = useState(false);

  // After a save the form begins anew from the book as it is now.
  if (saved && live && live.version !== base?.version) {
    setBase(live);
    setSaved(false);
  }
  if (!base) return <p role="alert">{texts.fetchBookFailure}</p>;
  return <EditForm key={base.version} stored={base} onSaved={() => setSaved(true)} />;
}

interface EditFormProps {
  stored: StoredBook;
  onSaved: () => void;
}

function EditForm({ stored: { book, version }, onSaved }: EditFormProps) {
  async function submit(values: FormValues) {
    try {
      await updateBook(book._id, version, bookEditSchema.cast(values));
    } catch (error) {
      console.warn('The book was not updated:', error);
      void showFailure(texts.updateBookFailure, reasonOf(error));
      return;
    }
    onSaved();
    void showSuccess('Book Updated', 'Your book is updated successfully!');
  }

  return (
    <Formik
      initialValues={formValues(bookEditSchema, book)}
      validationSchema={bookEditSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="grid gap-5">
          <BookFields />
          <TextField
            name="coverImage"
            label="Cover Image URL"
            type="text"
            inputMode="url"
            placeholder="Leave empty to keep the cover"
            maxLength={bookLimits.coverImage}
          />
          <Button type="submit" busy={isSubmitting}>
            Update Book
          </Button>
        </Form>
      )}
    </Formik>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.failure === 412) {
    return 'Somebody else has changed this book. Reload the page to see it as it is now.';
  }
  return error instanceof Error ? error.message : '';
}
