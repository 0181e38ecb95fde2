import type { DeskShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { homePlaceLabels } from './home-place-labels.ts';
import { deleteShelf } from './shelf-commands.ts';

/** What shoppers see of a shelf, in words. */
function stateOf({ isPublished, homePlace, inShop }: DeskShelf): string {
  if (!isPublished) return 'Not published';
  if (inShop === 0) return 'Published, not shown without a book';
  return homePlace > 0 ? `Published, on home: ${homePlaceLabels[homePlace]?.toLowerCase()}` : 'Published';
}

function booksText({ books, inShop }: DeskShelf): string {
  return books === inShop ? countOf(books, 'book') : `${countOf(books, 'book')}, ${inShop} in the shop`;
}

/** A shelf and what can be done with it. */
export function ShelfLine({ shelf, onDeleted }: { shelf: DeskShelf; onDeleted: () => void }) {
  const { id, title, slug, isPublished, inShop } = shelf;
  const { busy, run } = useCommand();
  const remove = () =>
    run({ send: () => deleteShelf(id), failed: 'The shelf was not deleted', onDone: onDeleted });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-[0.9375rem]">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          {booksText(shelf)} · {stateOf(shelf)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={dashboardPaths.editShelf(id)}
          aria-label={`Edit ${title}`}
          className={buttonClasses('secondary')}
        >
          Edit
        </Link>
        {isPublished && inShop > 0 && (
          <Link
            to={paths.shelf(slug)}
            aria-label={`View ${title} in the shop`}
            className={buttonClasses('secondary')}
          >
            View
          </Link>
        )}
        <Button variant="remove" busy={busy} aria-label={`Delete ${title}`} onClick={() => void remove()}>
          <TrashIcon />
          Delete
        </Button>
      </div>
    </li>
  );
}
