import { newBookSchema } from '@bookstore/functions/shared/book';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { showFailure, showSuccess, showToast } from '#lib/alerts.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { addBook } from './inventory-commands.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { MoreFields } from './more-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** Without the cover, which is chosen as a file. */
const fieldsSchema = newBookSchema.omit(['coverImage']);

/** What the books of one pile have in common, and so stays when another one is added. */
const keptForAnother = ['category', 'oldPrice', 'newPrice', 'publisher', 'language', 'format'];

function valuesForAnother(values: FormValues): FormValues {
  const kept = Object.entries(values).filter(([name]) => keptForAnother.includes(name));
  return { ...formValues(fieldsSchema), ...Object.fromEntries(kept) };
}

export function AddBookForm() {
  const [cover, setCover] = useState<File>();
  const [added, setAdded] = useState(0);
  const [progress, setProgress] = useState<number>();
  const addsAnother = useRef(false);

  async function submit(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    const another = addsAnother.current;
    try {
      await addBook(fieldsSchema.cast(values), cover, setProgress);
    } catch (error) {
      console.warn('The book was not added:', error);
      void showFailure(dashboardTexts.addBookFailure, error instanceof Error ? error.message : '');
      return;
    } finally {
      setProgress(undefined);
    }
    resetForm({ values: another ? valuesForAnother(values) : formValues(fieldsSchema) });
    setCover(undefined);
    setAdded(added + 1);
    if (another) {
      void showToast('Book added', { position: 'bottom-start' });
      return;
    }
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
          {/* New ones for each book: it begins in Title, and no complaint about a file stays. */}
          <BookFields key={`fields ${added}`} />
          <CoverPicker key={`cover ${added}`} label="Cover Image" file={cover} onChoose={setCover} />
          <MoreFields key={`more ${added}`} />
          {progress !== undefined && <UploadProgress done={progress} />}
          {/* The Enter key clicks the first one. */}
          <Button type="submit" busy={isSubmitting} onClick={() => (addsAnother.current = false)}>
            {isSubmitting ? 'Adding..' : 'Add Book'}
          </Button>
          <Button
            type="submit"
            look="secondary"
            busy={isSubmitting}
            onClick={() => (addsAnother.current = true)}
          >
            Save and add another
          </Button>
        </Form>
      )}
    </Formik>
  );
}
