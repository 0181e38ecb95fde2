import { audienceLabel } from '@bookstore/functions/shared/book/audience';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { rich } from '#components/labels/rich.ts';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookGrid, type BookGridProps } from './book-grid.tsx';
import { type CatalogueFilter, catalogueAddress } from './catalogue-address.ts';
import { filteredBooks } from './catalogue-queries.ts';

interface SearchNoteProps {
  filter: CatalogueFilter;
}

const inlineLink = 'text-accent underline underline-offset-4 hover:decoration-2';

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

/** Says that the search used a corrected query, since no book has the typed words. */
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

interface NothingFoundProps extends SearchNoteProps {
  card: BookGridProps['card'];
}

/** What a search that finds nothing leads to: words that books have, other books, and the categories. */
export function NothingFound({ filter, card }: NothingFoundProps) {
  const { closeWords = [], instead = [], named, isIsbn } = useApiData(filteredBooks(filter));
  return (
    <>
      <NothingHere
        text={
          isIsbn
            ? t('No book here has the ISBN {isbn}.', { isbn: filter.q ?? '' })
            : t('No book has “{query}” in its title or author.', { query: filter.q ?? '' })
        }
        {...(named || isIsbn ? {} : { hint: t('We do not stock it, unless it is spelled in another way.') })}
      >
        {closeWords.length > 0 && <CloseWords words={closeWords} />}
        <CategoryLinks />
      </NothingHere>
      {instead.length > 0 && (
        <section aria-labelledby="instead">
          <h2 id="instead" className="text-2xl">
            Worth a look
          </h2>
          <BookGrid books={instead} card={card} />
        </section>
      )}
    </>
  );
}

function CloseWords({ words }: { words: readonly string[] }) {
  return (
    <p className="text-lg text-ink">
      {rich('Did you mean {words}?', {
        words: words.map((word, index) => (
          <span key={word}>
            {index > 0 && ', '}
            <Link to={paths.searchFor(word)} className={inlineLink}>
              {word}
            </Link>
          </span>
        )),
      })}
    </p>
  );
}

export function CategoryLinks() {
  const { shown } = useGenres();
  return (
    <ul aria-label="Browse the books" className="flex flex-wrap justify-center gap-3">
      <li>
        <Link to={paths.browse} className={buttonClasses()}>
          Browse the books
        </Link>
      </li>
      {shown.map(({ slug, name }) => (
        <li key={slug} className="max-w-full">
          <Link
            to={paths.category(slug)}
            className={`${buttonClasses('secondary')} max-w-full wrap-anywhere`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
