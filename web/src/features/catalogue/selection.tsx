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

// A robot that follows every link would walk through all combinations of filters: these are forms, which it does not send.

interface SelectionFormProps {
  place: CataloguePlace;
  /** What its buttons add to. */
  filter: FilterValues;
  className?: string;
  children: ReactNode;
}

/** A form that leads to lists, also without JavaScript. */
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
  /** Which books it leads to. */
  filter: FilterValues;
  /** What it adds to its form. */
  adds?: { name: string; value: string };
  isCurrent?: boolean;
  label?: string;
  className: string;
  children: ReactNode;
}

/** Leads to a list: as a link to one that search engines keep, as a button of its form to any other. */
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
  const shown = { className, 'aria-current': isCurrent || undefined, 'aria-label': label };
  if (!address.includes('?')) {
    return (
      <Link to={address} {...shown}>
        {children}
      </Link>
    );
  }
  function go(event: MouseEvent) {
    event.preventDefault();
    navigate(address);
  }
  return (
    <button type="submit" {...adds} onClick={go} {...shown}>
      {children}
    </button>
  );
}
