import type { DeskShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PlusIcon, TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { ListPage } from '#components/lists/list-page.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddShelfForm } from './add-shelf-form.tsx';
import { homePlaceLabels } from './home-place-labels.ts';
import { deleteShelf, restoreShelf } from './shelf-commands.ts';

export function ShelfList({ onAdded }: { onAdded: (id: string) => void }) {
  const query = useAdminQuery('GET /api/admin/shelves', {});
  const { data: shelves, refetch } = query;
  const { isDeleted, present, rows, ...list } = useDeletedItems(shelves, ({ id }) => id, refetch);
  return (
    <ListPage
      title="Shelves"
      hint="Books in an order of your own, with a note for each. A shelf has a page in the shop once it is published and has a book."
      query={query}
      failed="The shelves could not be loaded."
      items={rows?.toSorted((one, other) => one.title.localeCompare(other.title))}
      text="There is no shelf yet."
      first={t(
        'Give the first one a title, such as “Staff picks”; its books come next. Home can show {onHome} shelves.',
        { onHome: shelfLimits.onHome },
      )}
      row={(shelf) =>
        isDeleted(shelf) ? (
          <DeletedItem
            key={shelf.id}
            title={shelf.title}
            send={() => restoreShelf(shelf.id)}
            failed="The shelf was not restored"
            onDone={() => list.onRestored(shelf)}
          />
        ) : (
          <ShelfLine key={shelf.id} shelf={shelf} onDeleted={() => list.onDeleted(shelf)} />
        )
      }
      add={{
        title: t('Add a shelf'),
        form: <AddShelfForm onAdded={onAdded} />,
        full:
          present !== undefined &&
          present.length >= shelfLimits.shelves &&
          t('There can be {shelves} shelves at most. Delete one first.', { shelves: shelfLimits.shelves }),
      }}
    />
  );
}

/** Whether shoppers see the shelf, in words and classes. */
function stateOf({ isPublished, homePlace, inShop }: DeskShelf): { words: string; look: string } {
  if (!isPublished) return { words: t('Not published'), look: 'border-dashed border-line-strong text-muted' };
  if (inShop === 0) {
    return { words: t('Published, not shown without a book'), look: 'border-ochre text-ochre-ink' };
  }
  const place = withinSentence(homePlaceLabels[homePlace] ?? '');
  const words = homePlace > 0 ? t('Published, on home: {place}', { place }) : t('Published');
  return { words, look: 'border-transparent bg-forest/15 text-forest' };
}

function booksText({ books, inShop }: DeskShelf): string {
  return books === inShop
    ? countedBooks(books)
    : t('{books}, {inShop} in the shop', { books: countedBooks(books), inShop });
}

function ShelfLine({ shelf, onDeleted }: { shelf: DeskShelf; onDeleted: () => void }) {
  const { id, title, slug, isPublished, inShop, first } = shelf;
  const { words, look } = stateOf(shelf);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-[0.9375rem]">
      <div aria-hidden="true" className="flex w-26 shrink-0 *:-me-2 *:w-10 *:shrink-0">
        {first.map((book) => (
          <div key={book._id}>
            <BookCover book={book} sizes="40px" />
          </div>
        ))}
        {first.length === 0 && (
          <div className="grid aspect-[2/3] place-items-center rounded-[3px] border border-dashed border-line-strong text-muted">
            <PlusIcon />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-1 basis-40 sm:basis-60">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {booksText(shelf)}
          <span className={`rounded-full border px-2.5 py-px font-medium ${look}`}>{words}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={dashboardPaths.editShelf(id)}
          aria-label={t('Edit {title}', { title })}
          className={buttonClasses('secondary')}
        >
          Edit
        </Link>
        {isPublished && inShop > 0 && (
          <Link
            to={paths.shelf(slug)}
            aria-label={t('View {title} in the shop', { title })}
            className={buttonClasses('secondary')}
          >
            View
          </Link>
        )}
        <CommandButton
          variant="remove"
          aria-label={t('Delete {title}', { title })}
          command={{ send: () => deleteShelf(id), failed: t('The shelf was not deleted'), onDone: onDeleted }}
        >
          <TrashIcon />
          Delete
        </CommandButton>
      </div>
    </li>
  );
}
