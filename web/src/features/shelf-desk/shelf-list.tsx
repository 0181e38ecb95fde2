import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { ListPage } from '#components/lists/list-page.tsx';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddShelfForm } from './add-shelf-form.tsx';
import { restoreShelf } from './shelf-commands.ts';
import { ShelfLine } from './shelf-line.tsx';

/** The shelves of the shop, by title, and the form that adds one. */
export function ShelfList({ onAdded }: { onAdded: (id: string) => void }) {
  const query = useAdminQuery('GET /api/admin/shelves', {});
  const { data: shelves, refetch } = query;
  const { isDeleted, present, shown, ...list } = useDeletedItems(shelves, ({ id }) => id, refetch);
  return (
    <ListPage
      title="Shelves"
      hint="Books in an order of your own, with a note for each. A shelf has a page in the shop once it is published and has a book."
      query={query}
      failed="The shelves could not be loaded."
      items={shown?.toSorted((one, other) => one.title.localeCompare(other.title))}
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
