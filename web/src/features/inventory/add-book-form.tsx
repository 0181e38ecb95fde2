import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { texts } from '#config/texts.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { BookFields, type BookFieldValues, bookFieldsSchema, emptyBookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { addBook } from './inventory-commands.ts';

export function AddBookForm() {
  const [cover, setCover] = useState<File>();
  const [progress, setProgress] = useState<number>();

  async function submit(values: BookFieldValues, { resetForm }: FormikHelpers<BookFieldValues>) {
    try {
      await addBook(bookFieldsSchema.cast(values), cover, setProgress);
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
    <Formik initialValues={emptyBookFields} validationSchema={bookFieldsSchema} onSubmit={submit}>
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
