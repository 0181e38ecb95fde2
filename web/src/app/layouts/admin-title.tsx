import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PlusIcon, ShelfIcon } from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';

/**
 * The title of the dashboard and its two buttons. Small screens see the title on the overview alone and the buttons
 * nowhere, since their navigation has both: every other page begins with its own heading.
 */
export function AdminTitle({ isOverview }: { isOverview: boolean }) {
  const mayChangeBooks = useMay('catalogue');
  return (
    <header
      className={`mx-auto mb-3 flex max-w-7xl items-center justify-between gap-4 md:mb-5 print:hidden ${isOverview ? '' : 'max-md:sr-only'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className={isOverview ? 'text-2xl md:text-3xl' : 'text-xl'} tabIndex={-1}>
          Dashboard
        </h1>
        <p className="text-[0.9375rem] text-muted">Book Store Inventory</p>
      </div>
      {mayChangeBooks && (
        <div className="hidden gap-3 md:flex">
          <Link to={dashboardPaths.manageBooks} className={buttonClasses('secondary')}>
            <ShelfIcon />
            Manage Books
          </Link>
          {/* A document of its own: only its headers let the form scan. */}
          <Link
            to={dashboardPaths.addBook}
            reloadDocument
            className={buttonClasses(isOverview ? 'primary' : 'secondary')}
          >
            <PlusIcon />
            Add New Book
          </Link>
        </div>
      )}
    </header>
  );
}
