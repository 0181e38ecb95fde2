import type { CataloguePage } from '@bookstore/functions/shared/catalogue/catalogue';
import { Link } from 'react-router-dom';
import { CloseIcon } from '#components/icons/close-icon.tsx';
import { type CatalogueFilter, type CataloguePlace, catalogueAddress } from './catalogue-address.ts';
import { choicesOf, withoutChoices } from './filters.ts';

interface ChosenFiltersProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
  page: CataloguePage;
}

/** The active filters of a list, each with a link that removes it. */
export function ChosenFilters({ place, filter, page }: ChosenFiltersProps) {
  const choices = choicesOf(place, filter, page);
  if (choices.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap items-center gap-2">
      {choices.map(({ facet, label }) => (
        <li key={facet} className="max-w-full">
          <Link
            to={catalogueAddress(place, { ...filter, [facet]: undefined, page: undefined })}
            aria-label={`Remove filter: ${label}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong/60 bg-surface py-1 pr-3 pl-4 text-sm hover:border-accent hover:text-accent lg:min-h-9"
          >
            <span className="truncate">{label}</span>
            <CloseIcon className="size-4!" />
          </Link>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <Link
            to={catalogueAddress(place, withoutChoices(place, filter))}
            className="inline-flex min-h-11 items-center px-2 text-sm text-accent underline-offset-4 hover:underline lg:min-h-9"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
