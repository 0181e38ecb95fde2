import type { CataloguePage } from '@bookstore/functions/shared/catalogue/catalogue';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { CloseIcon } from '#components/icons/close-icon.tsx';
import type { CatalogueFilter, CataloguePlace, FilterValues } from './catalogue-address.ts';
import { choicesOf, useFacetLabel, withoutChoices } from './filters.ts';
import { Selection, SelectionForm } from './selection.tsx';

interface ChosenFiltersProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
  page: CataloguePage;
}

export function ChosenFilters({ place, filter, page }: ChosenFiltersProps) {
  const choices = choicesOf(place, filter, page);
  const label = useFacetLabel();
  const others = choices.filter(({ facet }) => place !== 'browse' || facet !== 'category');
  // The title names the genre, and the link above it leads to all books.
  if (others.length === 0) return null;
  const without = (rest: FilterValues, label: string | undefined, className: string, children: ReactNode) => (
    <SelectionForm place={place} filter={rest}>
      <Selection place={place} filter={rest} className={className} {...(label && { label })}>
        {children}
      </Selection>
    </SelectionForm>
  );
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap items-center gap-2">
      {choices.map(({ facet, counted }) => (
        <li key={facet} className="max-w-full">
          {without(
            { ...filter, [facet]: undefined, page: undefined },
            t('Remove filter: {filter}', { filter: label(facet, counted) }),
            'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong/60 bg-surface py-1 pe-3 ps-4 text-sm hover:border-accent hover:text-accent lg:min-h-9',
            <>
              <span className="truncate">{label(facet, counted)}</span>
              <CloseIcon className="size-4!" />
            </>,
          )}
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          {without(
            withoutChoices(place, filter),
            undefined,
            'inline-flex min-h-11 items-center px-2 text-sm text-accent underline-offset-4 hover:underline lg:min-h-9',
            t('Clear all'),
          )}
        </li>
      )}
    </ul>
  );
}
