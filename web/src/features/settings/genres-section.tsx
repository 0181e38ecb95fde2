import { genreOf } from '@bookstore/functions/shared/genre/genres';
import { GenreRows } from './genres/genre-rows.tsx';
import { UnknownGenres } from './genres/unknown-genres.tsx';
import { useGenreCounts } from './genres/use-genre-counts.ts';
import { type SectionProps, SettingsSection } from './settings-section.tsx';

/** The genres of the shop. */
export function GenresSection(props: SectionProps) {
  const counts = useGenreCounts();
  const { genres } = props.settings;
  const unknown = [...(counts ?? [])].filter(([category]) => !genreOf(genres, category));
  return (
    <SettingsSection
      {...props}
      title="Genres"
      hint="In this order on the home page, in filters and in the forms of books. A hidden genre keeps its books, without a page of its own."
      save="Save genres"
      names={['genres']}
    >
      <GenreRows stored={genres} counts={counts} />
      {unknown.length > 0 && <UnknownGenres counts={unknown} />}
    </SettingsSection>
  );
}
