import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { type CatalogueFilter, type CataloguePlace, catalogueAddress } from './catalogue-address.ts';

interface ViewLinksProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
}

const views = [
  [t('Covers'), undefined],
  [t('Shelf'), 'shelf'],
] as const;

export function ViewLinks({ place, filter }: ViewLinksProps) {
  return (
    <ul
      aria-label="View"
      className="ms-auto flex max-w-full flex-wrap rounded-[1.375rem] border border-line-strong/60"
    >
      {views.map(([name, view]) => (
        <li key={name} className="max-w-full">
          <Link
            to={catalogueAddress(place, { ...filter, view })}
            aria-current={filter.view === view ? 'true' : undefined}
            className="inline-flex min-h-11 max-sm:aria-[current]:hidden max-w-full items-center rounded-full px-4 text-[0.9375rem] wrap-anywhere hyphens-auto max-[20rem]:px-2 hover:text-accent aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
