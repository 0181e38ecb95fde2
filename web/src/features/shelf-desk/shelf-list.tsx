import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
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
    <>
      <DeskHead
        title="Shelves"
        hint="Books in an order of your own, with a note for each. A shelf has a page in the shop once it is published and has a book."
      />
      <div className={deskColumns}>
        <section aria-label="Shelves" className={`${panel} py-1! sm:py-2!`}>
          <Pending query={query} failed="The shelves could not be loaded." className="my-4" height="h-24" />
          {shown?.length === 0 && (
            <NothingHere
              text="There is no shelf yet."
              hint={t(
                'Give the first one a title, such as “Staff picks”; its books come next. Home can show {onHome} shelves.',
                { onHome: shelfLimits.onHome },
              )}
            >
              {null}
            </NothingHere>
          )}
          {shown && shown.length > 0 && (
            <ul aria-label="Shelves" className="divide-y divide-line">
              {shown
                .toSorted((one, other) => one.title.localeCompare(other.title))
                .map((shelf) =>
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
                  ),
                )}
            </ul>
          )}
        </section>
        <Card title="Add a shelf">
          {present && present.length >= shelfLimits.shelves ? (
            <p className="text-[0.9375rem] text-muted">
              {t('There can be {shelves} shelves at most. Delete one first.', {
                shelves: shelfLimits.shelves,
              })}
            </p>
          ) : (
            <AddShelfForm onAdded={onAdded} />
          )}
        </Card>
      </div>
    </>
  );
}
