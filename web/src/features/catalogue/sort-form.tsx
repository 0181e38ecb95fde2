import { bookSorts } from '@bookstore/functions/shared/catalogue/catalogue-choices';
import { type FormEvent, startTransition, useId, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttonClasses, inputClasses } from '#components/forms/control-classes.ts';
import { useShop } from '#config/shop.ts';
import { type CatalogueFilter, type CataloguePlace, catalogueAddress } from './catalogue-address.ts';
import { hasSeriesOrder, sortLabels, usualSort } from './filters.ts';
import { SelectionForm } from './selection.tsx';

interface SortFormProps {
  place: CataloguePlace;
  filter: CatalogueFilter;
}

/**
 * Takes effect at once, and the select keeps the focus, so that arrow keys can go through the orders; without
 * JavaScript a button sends it.
 */
export function SortForm({ place, filter }: SortFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const { reviews } = useShop();
  const usual = usualSort(filter);
  // Shows the choice at once, while the list is loading.
  const [sort, showChoice] = useOptimistic<string>(filter.sort ?? usual);
  const unsorted = { ...filter, sort: undefined, page: undefined };

  function show(event: FormEvent<HTMLSelectElement>) {
    const { value } = event.currentTarget;
    startTransition(() => {
      showChoice(value);
      navigate(catalogueAddress(place, { ...unsorted, sort: value === usual ? undefined : value }));
    });
  }

  return (
    <SelectionForm
      place={place}
      filter={unsorted}
      className="flex max-w-full grow basis-32 gap-2 sm:grow-0 sm:basis-auto"
    >
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        value={sort}
        onChange={show}
        className={`${inputClasses} min-w-0 pe-9 max-sm:pe-2 sm:w-auto!`}
      >
        {bookSorts
          .filter((one) => one !== 'relevance' || filter.q)
          .filter((one) => one !== 'series' || hasSeriesOrder(filter))
          .filter((one) => one !== 'best-rated' || reviews)
          .map((one) => (
            <option key={one} value={one}>
              {sortLabels[one]}
            </option>
          ))}
      </select>
      <button type="submit" className={`${buttonClasses('secondary')} not-noscript:hidden`}>
        Sort
      </button>
    </SelectionForm>
  );
}
