import type { CataloguePage, Facet, FacetCount } from '@bookstore/functions/shared/catalogue/catalogue';
import { t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { CloseIcon } from '#components/icons/close-icon.tsx';
import { figure } from '#components/labels/figure.ts';
import { type CatalogueFilter, type CataloguePlace, catalogueAddress } from './catalogue-address.ts';
import { choicesOf, useFacetLabel, usefulFacets } from './filters.ts';
import { Selection, SelectionForm } from './selection.tsx';

interface FacetPanelProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
  page: CataloguePage;
}

/** Folded on a phone, a column on a wide screen. */
export function FacetPanel({ place, filter, page }: FacetPanelProps) {
  const chosen = choicesOf(place, filter, page).length;
  const groups = usefulFacets(place, filter, page);
  return (
    <nav aria-label="Filters" className="mb-6 lg:mb-0">
      {/* Folds again after a choice, so that the books are visible. */}
      <details
        key={catalogueAddress(place, filter)}
        className="filter-fold group rounded-card border border-line bg-surface lg:border-0 lg:bg-transparent"
      >
        <summary className="flex min-h-12 items-center justify-between px-4 font-medium">
          <span>{chosen > 0 ? t('Filters ({count} chosen)', { count: chosen }) : t('Filters')}</span>
          <span
            aria-hidden="true"
            className="text-2xl leading-none text-muted transition-transform group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <div className="grid gap-x-8 gap-y-6 px-4 pt-2 pb-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1 lg:p-0">
          {groups.map((group) => (
            <FacetGroup key={group.facet} {...group} place={place} filter={filter} />
          ))}
        </div>
      </details>
    </nav>
  );
}

interface FacetGroupProps extends Omit<FacetPanelProps, 'page'> {
  facet: Facet;
  heading: string;
  counts: readonly FacetCount[];
  chosen: string | undefined;
}

/** Authors shown before the list is unfolded. */
const openAuthors = 12;

function FacetGroup({ facet, heading, counts, chosen, place, filter }: FacetGroupProps) {
  const id = useId();
  const label = useFacetLabel();
  const others = { ...filter, [facet]: undefined, page: undefined };
  const isOpen = ({ value }: FacetCount, at: number) =>
    facet !== 'author' || at < openAuthors || value === chosen;
  const foldedAuthors = counts.filter((one, at) => !isOpen(one, at));
  const row = (facetCount: FacetCount) => {
    const { value, count } = facetCount;
    const isChosen = value === chosen;
    return (
      <li key={value}>
        <Selection
          place={place}
          filter={isChosen ? others : { ...others, [facet]: value }}
          {...(isChosen ? {} : { adds: { name: facet, value } })}
          isCurrent={isChosen}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-[0.9375rem] hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent lg:min-h-8"
        >
          <span className="min-w-0 wrap-anywhere">{label(facet, facetCount)}</span>
          {isChosen ? (
            <>
              <span className="sr-only">, chosen: remove</span>
              <CloseIcon className="size-4!" />
            </>
          ) : (
            <span className="text-sm text-muted tabular-nums"> {figure(count)}</span>
          )}
        </Selection>
      </li>
    );
  };
  return (
    <SelectionForm place={place} filter={others}>
      <h2 id={id} className="border-b border-line pb-1.5 text-base">
        {heading}
      </h2>
      <ul aria-labelledby={id} className="mt-1.5">
        {counts.filter(isOpen).map(row)}
      </ul>
      {foldedAuthors.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-sm text-accent lg:min-h-8">
            More authors
          </summary>
          <ul aria-label="More authors">{foldedAuthors.map(row)}</ul>
        </details>
      )}
    </SelectionForm>
  );
}
