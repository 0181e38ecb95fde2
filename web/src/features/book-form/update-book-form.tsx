import {
  type Book,
  type BookEdit,
  bookEditSchema,
  type StoredBook,
} from '@bookstore/functions/shared/book/book';
import { isOptionalField } from '@bookstore/functions/shared/book/optional-fields';
import type { Money } from '@bookstore/functions/shared/values/money';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { dashboardTexts } from '#config/dashboard-texts.ts';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useKnownPrices, useStoredBook } from '#entities/book/stored-book.ts';
import { showFailure, showSuccess } from '#lib/alerts.ts';
import { ApiError } from '#lib/api.ts';
import { formErrors } from '#lib/form-errors.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { updateBook } from './save-book.ts';
import { StoredBookFields } from './stored-book-fields.tsx';

/** The form of one book. Live changes never overwrite what is being typed. */
export function UpdateBookForm({ id }: { id: string }) {
  const live = useStoredBook(id);
  // The form stays with the book as it was when the form began, or as it was saved last.
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
  const known = useKnownPrices(book._id);

  async function submit(values: FormValues, { resetForm, setValues }: FormikHelpers<FormValues>) {
    let saved: StoredBook;
    try {
      saved = await updateBook(
        stored,
        { edit: editOf(values, editValues(book, money), money), cover },
        setProgress,
      );
    } catch (error) {
      console.warn('The book was not updated:', error);
      void showFailure(dashboardTexts.updateBookFailure, reasonOf(error));
      return;
    } finally {
      setProgress(undefined);
    }
    setStored(saved);
    setCover((now) => (now === cover ? undefined : now));
    // What was typed while the book was being saved stays in the form, for the next save.
    const typed = typedSince(values, latest.current);
    const fresh = editValues(saved.book, money);
    resetForm({ values: fresh });
    void setValues({ ...fresh, ...typed });
    void showSuccess('Book Updated', 'Your book is updated successfully!');
  }

  const latest = useRef<FormValues>({});
  return (
    <Formik
      initialValues={editValues(book, money)}
      validate={(values) => formErrors(bookEditSchema, values, { money, fixedPrices })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => {
        latest.current = values;
        return (
          <ShopForm className="contents">
            <StoredBookFields
              cover={cover}
              known={known}
              coverLabel="Or upload a new cover"
              coverPlaceholder="Leave empty to keep the cover"
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
        );
      }}
    </Formik>
  );
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

/** A book as the form holds it: prices have the decimals of their currency. */
function editValues(book: Book, money: Money): FormValues {
  const priceText = (price: number) => money.typed(money.toCents(price));
  const { oldPrice, newPrice } = book;
  const values = formValues(bookEditSchema, book);
  return { ...values, oldPrice: priceText(oldPrice), newPrice: priceText(newPrice) };
}

/** What is sent: the optional fields only when they were changed. */
function editOf(values: FormValues, before: FormValues, money: Money): BookEdit {
  const sent = Object.entries(values).filter(
    ([name, value]) => !isOptionalField(name) || value !== before[name],
  );
  return bookEditSchema.cast(Object.fromEntries(sent), { context: { money } });
}

/** The fields whose values have changed since the form was sent. */
function typedSince(sent: FormValues, now: FormValues): FormValues {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]));
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.failure === 412) {
    return 'Another person has changed this book. Reload the page to see it as it is now.';
  }
  return error instanceof Error ? error.message : '';
}
