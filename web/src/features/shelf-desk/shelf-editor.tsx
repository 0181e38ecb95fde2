import type { Book } from '@bookstore/functions/shared/book/book';
import {
  type CuratedShelf,
  type CuratedShelfFields,
  curatedShelfFields,
  curatedShelfSchema,
} from '@bookstore/functions/shared/shelf/curated-shelf';
import type { EditedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { LeaveGuard } from '#components/forms/leave-guard.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { Card } from '#components/layout/card.tsx';
import { panel, saveBar } from '#components/layout/desk-head.tsx';
import { paths } from '#config/paths.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { BookFinder } from './book-finder.tsx';
import { saveShelf } from './shelf-commands.ts';
import { ShelfFields } from './shelf-fields.tsx';
import type { RowBook } from './shelf-row.tsx';
import { ShelfRows } from './shelf-rows.tsx';

export function ShelfEditor({ edited }: { edited: EditedShelf }) {
  const [stored, setStored] = useState<CuratedShelf>(edited.shelf);
  const [booksById, setBooksById] = useState<ReadonlyMap<string, RowBook>>(
    () => new Map(edited.books.map((book) => [book._id, book])),
  );

  const { problem, run } = useCommand('form');

  async function submit(values: CuratedShelfFields, { resetForm }: FormikHelpers<CuratedShelfFields>) {
    await run({
      send: () => saveShelf(stored, curatedShelfSchema.cast(values)),
      failed: t('The shelf was not saved'),
      done: t('Shelf saved'),
      onDone(saved) {
        setStored(saved);
        resetForm({ values: curatedShelfFields(saved) });
      },
    });
  }

  return (
    <Formik
      initialValues={curatedShelfFields(stored)}
      validationSchema={curatedShelfSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, dirty, isSubmitting, setFieldValue }) => {
        const { books } = values;
        const isShown = stored.isPublished && stored.books.some(({ bookId }) => booksById.has(bookId));
        function add(book: Book): void {
          setBooksById(new Map([...booksById, [book._id, book]]));
          void setFieldValue('books', [...books, { bookId: book._id, note: '', by: '' }]);
        }
        return (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
            <LeaveGuard unsaved={dirty && !isSubmitting} />
            <ShopForm id="shelf" aria-label="Shelf" className="contents">
              <section aria-label="About the shelf" className={`${panel} lg:row-span-2`}>
                <ShelfFields />
              </section>
              <Card title={books.length === 0 ? t('Books') : countedBooks(books.length)}>
                <ShelfRows booksById={booksById} />
              </Card>
            </ShopForm>
            <Card title="Add books">
              {books.length < shelfLimits.books ? (
                <BookFinder chosen={new Set(books.map(({ bookId }) => bookId))} onAdd={add} />
              ) : (
                <p className="text-[0.9375rem] text-muted">
                  {t('A shelf has {books} books at most. Remove one to add another.', {
                    books: shelfLimits.books,
                  })}
                </p>
              )}
            </Card>
            <SaveBar
              isDirty={dirty}
              isSaving={isSubmitting}
              problem={problem}
              page={isShown && stored.slug}
            />
          </div>
        );
      }}
    </Formik>
  );
}

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  problem: string;
  /** The address of its page in the shop; false when it has none. */
  page: string | false;
}

/** Stays visible while a long shelf is edited. */
function SaveBar({ isDirty, isSaving, problem, page }: SaveBarProps) {
  return (
    <div className={saveBar}>
      <ProblemNote text={problem} className="mb-2 text-sm" />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" form="shelf" busy={isSaving}>
          Save shelf
        </Button>
        {page !== false && (
          <Link to={paths.shelf(page)} className={buttonClasses('secondary')}>
            View in shop
          </Link>
        )}
        <span className="text-sm text-muted">{isDirty ? t('Not saved yet') : ''}</span>
      </div>
    </div>
  );
}
