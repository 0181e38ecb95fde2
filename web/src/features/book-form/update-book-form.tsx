import {
  type Book,
  type BookEdit,
  bookEditSchema,
  editSchemaOf,
  type StoredBook,
} from '@bookstore/functions/shared/book/book';
import { isCoverAddress } from '@bookstore/functions/shared/book/cover';
import { coverProblems, type readCoverCopy } from '@bookstore/functions/shared/book/cover-copy';
import { isOptionalField } from '@bookstore/functions/shared/book/optional-fields';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adoptStored, changedMeanwhile } from '#components/forms/adopt-stored.ts';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { isbnConfirmation, isbnContext } from '#entities/book/printed-isbn.ts';
import { loadStoredBook, useCoverCopy, useKnownPrices, useStoredBook } from '#entities/book/stored-book.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { showSuccess } from '#lib/alerts.ts';
import { formErrors } from '#lib/form-errors.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { isOutdated } from '#lib/lost-answer.ts';
import { StoredBookFields } from './stored-book-fields.tsx';
import { updateBook } from './update-book.ts';

export function UpdateBookForm({ id }: { id: string }) {
  const live = useStoredBook(id);
  // The book as it was when the form began or was saved last: live changes never overwrite what is typed.
  const [first, setFirst] = useState(live);
  if (!first && live) setFirst(live);
  if (!first) return <MissingBook />;
  return <EditForm first={first} />;
}

function EditForm({ first }: { first: StoredBook }) {
  const [stored, setStored] = useState(first);
  const [cover, setCover] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const { book } = stored;
  const money = useMoney();
  const { fixedPrices } = useShop();
  const prices = useKnownPrices(book._id);
  const copy = useCoverCopy(book._id);

  const { run } = useCommand();
  const form = useRef<FormikProps<FormValues>>(null);

  function adopt(next: StoredBook, from: FormValues): void {
    setStored(next);
    if (form.current) adoptStored(form.current, from, editValues(next.book, money));
  }

  async function submit(values: FormValues): Promise<void> {
    const before = editValues(book, money);
    await run({
      send: () => updateBook(stored, { edit: editOf(values, before, money), cover }, setProgress),
      failed: dashboardTexts.updateBookFailure,
      async reasonOf(error) {
        const now = isOutdated(error) ? await loadStoredBook(book._id) : undefined;
        if (!now) return undefined;
        adopt(now, before);
        return changedMeanwhile('book');
      },
      onDone(saved) {
        setCover((now) => (now === cover ? undefined : now));
        // What was typed during the save stays for the next one.
        adopt(saved, values);
        void showSuccess(t('Book Updated'), t('Your book is updated successfully!'));
      },
      onEnd: () => setProgress(undefined),
    });
  }

  return (
    <Formik
      innerRef={form}
      initialValues={editValues(book, money)}
      validate={(values) =>
        formErrors(editSchemaOf(book), values, { money, fixedPrices, ...isbnContext(values) })
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <ShopForm className="contents">
          <StoredBookFields
            cover={cover}
            prices={prices}
            coverLabel={t('Or upload a new cover')}
            coverPlaceholder={t('Leave empty to keep the cover')}
            coverHint={coverHint(copy)}
            onCover={setCover}
            progress={progress}
            actions={
              <>
                <Button type="submit" busy={isSubmitting}>
                  Update Book
                </Button>
                <Link to={paths.book(book._id)} className={buttonClasses('secondary')}>
                  View in shop
                </Link>
              </>
            }
          />
        </ShopForm>
      )}
    </Formik>
  );
}

function coverHint(copy: ReturnType<typeof readCoverCopy> | undefined): string | undefined {
  const { coverSource, coverProblem } = copy ?? {};
  if (coverProblem) return `${t('Not copied into the shop yet.')} ${coverProblems[coverProblem]}`;
  return coverSource && isCoverAddress(coverSource)
    ? t('Copied from {address}', { address: coverSource })
    : undefined;
}

function MissingBook() {
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">{dashboardTexts.fetchBookFailure}</p>
      <Link to={dashboardPaths.manageBooks} className={buttonClasses('secondary')}>
        Back to all books
      </Link>
    </div>
  );
}

/** Prices have the decimals of their currency. */
function editValues(book: Book, money: Money): FormValues {
  const priceText = (price: number) => money.typed(money.toCents(price));
  const { oldPrice, newPrice } = book;
  const values = { ...formValues(bookEditSchema, book), ...isbnConfirmation(book) };
  return { ...values, oldPrice: priceText(oldPrice), newPrice: priceText(newPrice) };
}

/** Optional fields are sent only when they changed. */
function editOf(values: FormValues, before: FormValues, money: Money): BookEdit {
  const sent = Object.entries(values).filter(
    ([name, value]) => !isOptionalField(name) || value !== before[name],
  );
  return bookEditSchema.cast(Object.fromEntries(sent), { context: { money } });
}
