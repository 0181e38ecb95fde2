import { copiesOfNewBook, newBookSchema } from '@bookstore/functions/shared/book/book';
import { draftSchema } from '@bookstore/functions/shared/book/draft';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikHelpers } from 'formik';
import { useContext, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { LeaveGuard } from '#components/forms/leave-guard.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { ProgressBar } from '#components/loading/progress-bar.tsx';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { useMoney } from '#config/money.ts';
import { ShopContext, useShop } from '#config/shop.ts';
import { isbnContext } from '#entities/book/printed-isbn.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { addDraft, draftOf } from '#entities/draft/draft-commands.ts';
import { showSuccess } from '#lib/alerts.ts';
import { formErrors } from '#lib/form-errors.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { addBook, addFailure } from './add-book.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { FormColumns } from './form-columns.tsx';
import { PresentCover } from './present-cover.tsx';
import { PriceFields } from './price-fields.tsx';
import { CopiesField, SaleFields, TrendingField } from './sale-fields.tsx';

/** The cover is chosen as a file. */
const fieldsSchema = newBookSchema.omit(['coverImage']).shape(copiesOfNewBook);

/** Kept when another book is added: the books of one delivery often share them. */
const fieldsKeptForAnother = ['category', 'oldPrice', 'newPrice', 'publisher', 'language', 'format'];

function valuesForAnother(values: FormValues): FormValues {
  const kept = Object.entries(values).filter(([name]) => fieldsKeptForAnother.includes(name));
  return { ...formValues(fieldsSchema), ...Object.fromEntries(kept) };
}

interface AddBookFormProps {
  /** Called with the draft's id when a draft was saved instead. */
  onDraftSaved?: (id: string) => void;
}

export function AddBookForm({ onDraftSaved }: AddBookFormProps) {
  const money = useMoney();
  const { fixedPrices } = useShop();
  // Own shops see the fields that a bookseller types first; without shop settings the form keeps its first layout.
  const isOwnShop = Object.keys(useContext(ShopContext)).length > 0;
  const [cover, setCover] = useState<File>();
  const [added, setAdded] = useState(0);
  // A reopened or emptied form is about another book.
  const [openedAt] = useState(Date.now);
  const seen = [openedAt, added];
  const { run } = useCommand();
  const [progress, setProgress] = useState<number>();
  /** A draft needs less than a book. */
  const asked = useRef<'book' | 'another' | 'draft'>('book');

  async function add(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    const another = asked.current === 'another';
    const book = fieldsSchema.cast(values, { context: { money } });
    await run({
      send: () => addBook(book, seen, cover, setProgress),
      failed: dashboardTexts.addBookFailure,
      reasonOf: addFailure,
      ...(another && { done: t('Book added') }),
      onDone() {
        resetForm({ values: another ? valuesForAnother(values) : formValues(fieldsSchema) });
        setCover(undefined);
        setAdded(added + 1);
        if (another) return;
        void showSuccess(t('Book added'), t('Your book is uploaded successfully!'), {
          showCancelButton: true,
          confirmButtonText: t("Yes, It's Okay!"),
        });
      },
      onEnd: () => setProgress(undefined),
    });
  }

  async function saveAsDraft(values: FormValues, { resetForm }: FormikHelpers<FormValues>) {
    await run({
      send: () => addDraft(draftOf(values, money), seen, cover, setProgress),
      failed: t('The draft was not saved'),
      done: t('Draft saved'),
      onDone({ _id }) {
        resetForm();
        setCover(undefined);
        onDraftSaved?.(_id);
      },
      onEnd: () => setProgress(undefined),
    });
  }

  return (
    <Formik
      initialValues={formValues(fieldsSchema)}
      validate={(values) =>
        formErrors(asked.current === 'draft' ? draftSchema : fieldsSchema, values, {
          money,
          fixedPrices,
          ...isbnContext(values),
        })
      }
      onSubmit={(...form) => (asked.current === 'draft' ? saveAsDraft(...form) : add(...form))}
    >
      {(form) => (
        <ShopForm className="contents">
          <LeaveGuard unsaved={form.dirty || cover !== undefined} />
          {/* New for each book, so that the focus starts in the first field and no file error stays. */}
          <FormColumns
            texts={
              <BookFields
                key={added}
                first="isbn"
                isNext={added > 0}
                sale={
                  isOwnShop && (
                    <>
                      <PriceFields />
                      <CopiesField />
                    </>
                  )
                }
                more={!isOwnShop && <CopiesField />}
              />
            }
            sale={
              <>
                {isOwnShop ? <TrendingField /> : <SaleFields />}
                <CoverPicker key={added} label="Cover Image" file={cover} onChoose={setCover}>
                  <PresentCover />
                </CoverPicker>
                {progress !== undefined && <ProgressBar label="Cover upload" done={progress} />}
              </>
            }
            actions={
              <>
                {/* First, since the Enter key clicks it. */}
                <Button type="submit" busy={form.isSubmitting} onClick={() => (asked.current = 'book')}>
                  {form.isSubmitting && asked.current !== 'draft' ? t('Adding..') : t('Add Book')}
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
              </>
            }
          />
        </ShopForm>
      )}
    </Formik>
  );
}
