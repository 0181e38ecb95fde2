import { bookEditSchema } from '@bookstore/functions/shared/book';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { texts } from '#config/texts.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { addBook } from './inventory-commands.ts';

/** The cover is chosen as a file, which is no field of the book yet. */
const fieldsSchema = bookEditSchema.omit(['coverImage']);

export function AddBookForm() {
  const [cover, setCover] = useState<File>();
  const [progress, setProgress] = useState<number>();

  async function submit(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    try {
      await addBook(fieldsSchema.cast(values), cover, setProgress);
    } catch (error) {
      console.warn('The book was not added:', error);
      void showFailure(texts.addBookFailure, error instanceof Error ? error.message : '');
      return;
    } finally {
      setProgress(undefined);
    }
    resetForm();
    setCover(undefined);
    void showSuccess('Book added', 'Your book is uploaded successfully!', {
      showCancelButton: true,
      confirmButtonText: "Yes, It's Okay!",
    });
  }

  return (
    <Formik initialValues={formValues(fieldsSchema)} validationSchema={fieldsSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate className="grid gap-5">
          <BookFields />
          <CoverPicker file={cover} onChoose={setCover} />
          {progress !== undefined && (
            <progress aria-label="Cover upload" value={progress} className="h-2 w-full accent-accent-fill" />
          )}
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Adding..' : 'Add Book'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
