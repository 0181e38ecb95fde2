import { newBookSchema } from '@bookstore/functions/shared/book';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { texts } from '#config/texts.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { addBook } from './inventory-commands.ts';
import { LeaveGuard } from './leave-guard.tsx';

/** Without the cover, which is chosen as a file. */
const fieldsSchema = newBookSchema.omit(['coverImage']);

export function AddBookForm() {
  const [cover, setCover] = useState<File>();
  const [added, setAdded] = useState(0);
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
    setAdded(added + 1);
    void showSuccess('Book added', 'Your book is uploaded successfully!', {
      showCancelButton: true,
      confirmButtonText: "Yes, It's Okay!",
    });
  }

  return (
    <Formik
      initialValues={formValues(fieldsSchema)}
      validationSchema={fieldsSchema}
      // A complaint that appears as the focus leaves a field would move the button away from under the pointer.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ dirty, isSubmitting }) => (
        <Form noValidate className="grid gap-5">
          <LeaveGuard unsaved={dirty || cover !== undefined} />
          <BookFields />
          {/* A new one for each book, so that no complaint about a file stays. */}
          <CoverPicker key={added} file={cover} onChoose={setCover} />
          {progress !== undefined && <UploadProgress done={progress} />}
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Adding..' : 'Add Book'}
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** How much of the cover is uploaded, from 0 to 1. A browser's own bar of this height looks full when it is empty. */
function UploadProgress({ done }: { done: number }) {
  return (
    <progress
      aria-label="Cover upload"
      value={done}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong/60 bg-sunken [&::-moz-progress-bar]:bg-accent-fill forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-fill forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
    />
  );
}
