import { newBookSchema } from '@bookstore/functions/shared/book/book';
import { draftSchema } from '@bookstore/functions/shared/book/draft';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { addDraft, draftOf } from '#entities/draft/draft-commands.ts';
import { showFailure, showSuccess, showToast } from '#lib/alerts.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MoreFields } from './more-fields.tsx';
import { addFailure, BookAdder } from './save-book.ts';
import { UploadProgress } from './upload-progress.tsx';

/** Without the cover, which is chosen as a file. */
const fieldsSchema = newBookSchema.omit(['coverImage']);

/** The fields that the books of one delivery share: they keep their values when another book is added. */
const fieldsKeptForAnother = ['category', 'oldPrice', 'newPrice', 'publisher', 'language', 'format'];

function valuesForAnother(values: FormValues): FormValues {
  const kept = Object.entries(values).filter(([name]) => fieldsKeptForAnother.includes(name));
  return { ...formValues(fieldsSchema), ...Object.fromEntries(kept) };
}

interface AddBookFormProps {
  /** Called with the id of the draft when one was saved instead of a book. */
  onDraftSaved?: (id: string) => void;
}

export function AddBookForm({ onDraftSaved }: AddBookFormProps) {
  const [cover, setCover] = useState<File>();
  const [adder] = useState(() => new BookAdder());
  const [added, setAdded] = useState(0);
  const [progress, setProgress] = useState<number>();
  /** Which button sent the form: a draft needs less than a book. */
  const asked = useRef<'book' | 'another' | 'draft'>('book');

  async function add(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    const another = asked.current === 'another';
    try {
      await adder.add(fieldsSchema.cast(values), cover, setProgress);
    } catch (error) {
      console.warn('The book was not added:', error);
      void showFailure(dashboardTexts.addBookFailure, addFailure(error));
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

  async function saveAsDraft(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    try {
      const { _id } = await addDraft(draftOf(values), cover, setProgress);
      resetForm();
      setCover(undefined);
      void showToast('Draft saved', { position: 'bottom-start' });
      onDraftSaved?.(_id);
    } catch (error) {
      console.warn('The draft was not saved:', error);
      void showFailure('The draft was not saved', error instanceof Error ? error.message : '');
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Formik
      initialValues={formValues(fieldsSchema)}
      validationSchema={() => (asked.current === 'draft' ? draftSchema : fieldsSchema)}
      // A complaint that appears as the focus leaves a field would move the button away from under the pointer.
      validateOnBlur={false}
      onSubmit={(...form) => (asked.current === 'draft' ? saveAsDraft(...form) : add(...form))}
    >
      {(form) => (
        <ShopForm className="grid gap-5">
          <LeaveGuard unsaved={form.dirty || cover !== undefined} />
          {/* New ones for each book: it begins in Title, and no complaint about a file stays. */}
          <BookFields key={`fields ${added}`} isNext={added > 0} />
          <CoverPicker key={`cover ${added}`} label="Cover Image" file={cover} onChoose={setCover} />
          <MoreFields key={`more ${added}`} />
          {progress !== undefined && <UploadProgress done={progress} />}
          {/* The Enter key clicks the first one. */}
          <Button type="submit" busy={form.isSubmitting} onClick={() => (asked.current = 'book')}>
            {form.isSubmitting && asked.current !== 'draft' ? 'Adding..' : 'Add Book'}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            busy={form.isSubmitting}
            onClick={() => (asked.current = 'another')}
          >
            Save and add another
          </Button>
          <Button
            type="submit"
            variant="secondary"
            busy={form.isSubmitting}
            onClick={() => (asked.current = 'draft')}
          >
            Save as draft
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
