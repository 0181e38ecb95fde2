import type { DeskShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PlusIcon, TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { homePlaceLabels } from './home-place-labels.ts';
import { deleteShelf } from './shelf-commands.ts';

/** What shoppers see of a shelf, in words, and how that looks: forest once they see it. */
function stateOf({ isPublished, homePlace, inShop }: DeskShelf): { words: string; look: string } {
  if (!isPublished) return { words: 'Not published', look: 'border-dashed border-line-strong text-muted' };
  if (inShop === 0) {
    return { words: 'Published, not shown without a book', look: 'border-ochre text-ochre-ink' };
  }
  const place = homePlace > 0 ? `, on home: ${homePlaceLabels[homePlace]?.toLowerCase()}` : '';
  return { words: `Published${place}`, look: 'border-transparent bg-forest/15 text-forest' };
}

function booksText({ books, inShop }: DeskShelf): string {
  return books === inShop ? countOf(books, 'book') : `${countOf(books, 'book')}, ${inShop} in the shop`;
}

/** A shelf and what can be done with it. */
export function ShelfLine({ shelf, onDeleted }: { shelf: DeskShelf; onDeleted: () => void }) {
  const { id, title, slug, isPublished, inShop, first } = shelf;
  const { words, look } = stateOf(shelf);
  const { busy, run } = useCommand();
  const remove = () =>
    run({ send: () => deleteShelf(id), failed: 'The shelf was not deleted', onDone: onDeleted });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-[0.9375rem]">
      <div aria-hidden="true" className="flex w-26 shrink-0 *:-mr-2 *:w-10 *:shrink-0">
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
