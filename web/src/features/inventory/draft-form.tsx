import { type Draft, draftSchema } from '@bookstore/functions/shared/draft';
import { formatCents, toCents } from '@bookstore/functions/shared/money';
import { Form, Formik, type FormikContextType, useFormikContext } from 'formik';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { draftOf, missingIn, publishDraft, saveDraft } from './draft-commands.ts';
import { StoredBookFields } from './stored-book-fields.tsx';

const priceText = (dollars: number | undefined) =>
  dollars === undefined ? '' : formatCents(toCents(dollars));

function draftValues(draft: Draft): FormValues {
  const { oldPrice, newPrice } = draft;
  const values = formValues(draftSchema, draft);
  return { ...values, oldPrice: priceText(oldPrice), newPrice: priceText(newPrice) };
}

/** The form of a book that is not in the shop yet. */
export function DraftForm({ first }: { first: Draft }) {
  const [draft, setDraft] = useState(first);
  const [cover, setCover] = useState<File>();
  const [progress, setProgress] = useState<number>();

  /** @returns the draft as it is stored then; undefined when it was not saved */
  async function save(values: FormValues): Promise<Draft | undefined> {
    try {
      const saved = await saveDraft(draft, draftOf(values), cover, setProgress);
      setDraft(saved);
      setCover(undefined);
      return saved;
    } catch (error) {
      console.warn('The draft was not saved:', error);
      void showFailure('The draft was not saved', error instanceof Error ? error.message : '');
      return undefined;
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Formik
      initialValues={draftValues(draft)}
      validationSchema={draftSchema}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm }) => {
        const saved = await save(values);
        if (!saved) return;
        resetForm({ values: draftValues(saved) });
        void showToast('Draft saved', { position: 'bottom-start' });
      }}
    >
      {({ dirty, isSubmitting }) => (
        <Form noValidate className="grid gap-5">
          <StoredBookFields
            cover={cover}
            coverLabel="Or upload a cover"
            onCover={setCover}
            progress={progress}
          />
          <PublishButton isChanged={dirty || cover !== undefined} save={save} draft={draft} />
          <Button type="submit" look="secondary" busy={isSubmitting}>
            Save draft
          </Button>
          <Link to={dashboardPaths.draftPreview(draft._id)} className={buttonLook('secondary')}>
            Preview
          </Link>
        </Form>
      )}
    </Formik>
  );
}

/** Shows at each field what a book would lack. @returns whether nothing is missing */
function showMissing({ values, setErrors, setTouched }: FormikContextType<FormValues>): boolean {
  const missing = missingIn(draftOf(values));
  setErrors(Object.fromEntries(missing));
  void setTouched(Object.fromEntries([...missing.keys()].map((name) => [name, true])), false);
  return missing.size === 0;
}

interface PublishButtonProps {
  draft: Draft;
  isChanged: boolean;
  save: (values: FormValues) => Promise<Draft | undefined>;
}

function PublishButton({ draft, isChanged, save }: PublishButtonProps) {
  const form = useFormikContext<FormValues>();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function publish(): Promise<void> {
    const problems = await form.validateForm();
    if (Object.keys(problems).length > 0) {
      await form.submitForm();
      return;
    }
    if (!showMissing(form)) return;
    setBusy(true);
    try {
      const seen = isChanged ? await save(form.values) : draft;
      if (!seen) return;
      const book = await publishDraft(seen);
      form.resetForm({ values: form.values });
      void showToast('Book added', { position: 'bottom-start' });
      void navigate(dashboardPaths.editBook(book._id));
    } catch (error) {
      console.warn('The draft was not published:', error);
      void showFailure('The draft was not published', error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={() => void publish()}>
      Publish
    </Button>
  );
}
