import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { PlusIcon, ShelfIcon } from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';

const quietLink =
  '-my-2.5 inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline';

/**
 * Large on the overview, a quiet line on other pages. Small screens show it on the overview only, without buttons,
 * since their navigation has both.
 */
export function AdminTitle({ isOverview }: { isOverview: boolean }) {
  const mayChangeBooks = useMay('catalogue');
  return (
    <header
      className={`mx-auto flex max-w-7xl items-center justify-between gap-4 print:hidden ${isOverview ? 'mb-3 md:mb-5' : 'mb-1 text-sm text-muted max-md:sr-only'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h1
          className={isOverview ? 'text-2xl md:text-3xl' : 'font-sans! text-sm font-normal! tracking-normal!'}
          tabIndex={-1}
        >
          Dashboard
        </h1>
        {!isOverview && <span aria-hidden="true">·</span>}
        <p className={isOverview ? 'text-[0.9375rem] text-muted' : ''}>Book Store Inventory</p>
      </div>
      {mayChangeBooks && (
        <div className={`hidden md:flex ${isOverview ? 'gap-3' : 'gap-5'}`}>
          <Link
            to={dashboardPaths.manageBooks}
            className={isOverview ? buttonClasses('secondary') : quietLink}
          >
            {isOverview && <ShelfIcon />}
            {t('Manage Books')}
          </Link>
          {/* Only a page loaded as its own document has the headers that allow scanning. */}
          <Link
            to={dashboardPaths.addBook}
            reloadDocument
            className={isOverview ? buttonClasses('primary') : quietLink}
          >
            {isOverview && <PlusIcon />}
            {t('Add New Book')}
          </Link>
        </div>
      )}
    </header>
  );
}
