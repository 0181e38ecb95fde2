import { genreOf } from '@bookstore/functions/shared/genre/genres';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { GenreRows } from './genre-rows.tsx';
import { UnknownGenres } from './unknown-genres.tsx';
import { useGenreCounts } from './use-genre-counts.ts';

/** The genres of the shop. */
export function GenresSection(props: SectionProps) {
  const counts = useGenreCounts();
  const { genres } = props.settings;
  const unknown = [...(counts ?? [])].filter(([category]) => !genreOf(genres, category));
  return (
    <SettingsSection
      {...props}
      hint="In this order on the home page, in filters and in the forms of books. A hidden genre keeps its books, without a page of its own."
      save="Save genres"
    >
      <GenreRows stored={genres} counts={counts} />
      {unknown.length > 0 && <UnknownGenres counts={unknown} />}
    </SettingsSection>
  );
}
