import { audienceLabel } from '@bookstore/functions/shared/book/audience';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { type CatalogueFilter, catalogueAddress } from './catalogue-address.ts';
import { filteredBooks } from './catalogue-queries.ts';

interface SearchNoteProps {
  filter: CatalogueFilter;
}

export const inlineLink = 'text-accent underline underline-offset-4 hover:decoration-2';

export function CategoryNote({ filter }: SearchNoteProps) {
  const { named } = useApiData(filteredBooks(filter));
  const { labelOf } = useGenres();
  if (!named) return null;
  const { category, count } = named;
  return (
    <p className="mt-3 text-lg">
      <Link to={paths.category(category)} className={inlineLink}>
        {plural(count, '{name}: see the {count} book', '{name}: see all {count} books', {
          name: labelOf(category),
        })}
      </Link>
    </p>
  );
}

export function ReadersNote({ filter }: SearchNoteProps) {
  const { readers } = useApiData(filteredBooks(filter));
  if (!readers) return null;
  const { value, count } = readers;
  return (
    <p className="mt-3 text-lg">
      <Link to={catalogueAddress('browse', { audience: value })} className={inlineLink}>
        {plural(count, '{name}: see the {count} book', '{name}: see all {count} books', {
          name: audienceLabel(value),
        })}
      </Link>
    </p>
  );
}

export function ShelfNote({ filter }: SearchNoteProps) {
  const { shelf } = useApiData(filteredBooks(filter));
  if (!shelf) return null;
  return (
    <p className="mt-3 text-lg">
      <Link to={paths.shelf(shelf.slug)} className={inlineLink}>
        {plural(shelf.count, '{name}: see the {count} book', '{name}: see all {count} books', {
          name: shelf.title,
        })}
      </Link>
    </p>
  );
}

export function CorrectedQueryNote({ filter }: SearchNoteProps) {
  const { correctedQuery } = useApiData(filteredBooks(filter));
  if (!correctedQuery) return null;
  const literally = catalogueAddress('search', { q: filter.q, literal: true });
  return (
    <p className="mt-3 text-lg">
      {rich('Results for {query}.', { query: <strong>{correctedQuery}</strong> })}{' '}
      <Link to={literally} className={inlineLink}>
        {t('Search instead for “{query}”', { query: filter.q ?? '' })}
      </Link>
    </p>
  );
}
