import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { type AdminBookSort, adminBookSorts } from '@bookstore/functions/shared/catalogue/admin-book-choices';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, useNavigate } from 'react-router-dom';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { QuietChoice } from '#components/forms/quiet-choice.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { type BookFilter, bookFilterSearch } from '#entities/book/book-filter.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';

const sortLabels: Record<AdminBookSort, string> = {
  newest: t('Newest first'),
  title: t('By title'),
  price: t('Cheapest first'),
  'price-down': t('Dearest first'),
  bestselling: t('Bestselling first'),
};

const toggles = [
  { name: 'trending', label: t('Trending') },
  { name: 'noCover', label: t('No picture') },
  { name: 'coverAddress', label: t('Picture elsewhere') },
  { name: 'lowStock', label: t('Low stock') },
] as const;

const toggleClasses =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline';

interface BookFilterBarProps {
  filter: BookFilter;
  /** Lists the drafts in place of the books. */
  showsDrafts: boolean;
}

export function BookFilterBar({ filter, showsDrafts }: BookFilterBarProps) {
  const { page: _, ...first } = filter;
  return (
    <div className="grid gap-3 border-y border-line p-4">
      {/* These filters do not apply to drafts. */}
      {!showsDrafts && <BookChoices filter={filter} />}
      <nav aria-label="Show only" className="-mx-4 overflow-x-auto px-4 py-1">
        <ul className="flex gap-2">
          {toggles.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={{ search: bookFilterSearch({ ...first, [name]: filter[name] ? undefined : true }) }}
                aria-current={filter[name] ? 'true' : undefined}
                className={toggleClasses}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={showsDrafts ? dashboardPaths.manageBooks : dashboardPaths.drafts}
              aria-current={showsDrafts ? 'true' : undefined}
              className={toggleClasses}
            >
              Drafts
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function BookChoices({ filter }: { filter: BookFilter }) {
  const navigate = useNavigate();
  const { page: _, ...first } = filter;
  const show = (chosen: BookFilter) => void navigate({ search: bookFilterSearch(chosen) });
  return (
    <div className="grid grid-cols-2 gap-3 max-lg:[&:not(:lang(en))]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="col-span-2 lg:col-span-1">
        <DebouncedSearch
          label="Search books"
          placeholder="Title, author or ISBN"
          maxLength={bookListLimits.search}
          searched={filter.q ?? ''}
          onSearch={(words) =>
            void navigate(
              { search: bookFilterSearch({ ...first, q: words || undefined }) },
              { replace: Boolean(filter.q) },
            )
          }
        />
      </div>
      <QuietChoice
        label="Category"
        value={filter.category ?? ''}
        onChange={(category) => show({ ...first, category: category || undefined })}
      >
        <option value="">All categories</option>
        <CategoryOptions chosen={filter.category} />
      </QuietChoice>
      <QuietChoice
        label="Order of the list"
        value={filter.sort ?? ''}
        onChange={(sort) => show({ ...first, sort: adminBookSorts.find((one) => one === sort) })}
      >
        <option value="">{filter.q ? t('Best match first') : sortLabels.newest}</option>
        {optionsOf(
          adminBookSorts.filter((sort) => filter.q || sort !== 'newest'),
          (sort) => sortLabels[sort],
        )}
      </QuietChoice>
    </div>
  );
}
