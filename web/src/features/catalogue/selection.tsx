import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { documentAddress } from '#config/language.ts';
import {
  type CataloguePlace,
  catalogueAddress,
  type FilterValues,
  pathOf,
  queryOf,
} from './catalogue-address.ts';

// Forms, not links: robots that follow every link would walk through all combinations of filters.

interface SelectionFormProps {
  place: CataloguePlace;
  filter: FilterValues;
  className?: string;
  children: ReactNode;
}

/** Works without JavaScript. */
export function SelectionForm({ place, filter, className, children }: SelectionFormProps) {
  return (
    <form action={documentAddress(pathOf(place, filter).path)} className={className}>
      {queryOf(place, filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface SelectionProps {
  place: CataloguePlace;
  filter: FilterValues;
  adds?: { name: string; value: string };
  isCurrent?: boolean;
  label?: string;
  className: string;
  children: ReactNode;
}

/** A link where search engines may index the list, otherwise a button of the form. */
export function Selection({
  place,
  filter,
  adds,
  isCurrent = false,
  label,
  className,
  children,
}: SelectionProps) {
  const navigate = useNavigate();
  const address = catalogueAddress(place, filter);
  const attributes = { className, 'aria-current': isCurrent || undefined, 'aria-label': label };
  if (!address.includes('?')) {
    return (
      <Link to={address} {...attributes}>
        {children}
      </Link>
    );
  }
  function go(event: MouseEvent) {
    event.preventDefault();
    navigate(address);
  }
  return (
    <button type="submit" {...adds} onClick={go} {...attributes}>
      {children}
    </button>
  );
}
