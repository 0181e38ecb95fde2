import type { Book } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { SeeAll } from '#entities/book/book-row.tsx';
import { BookGrid, type BookGridProps } from './book-grid.tsx';
import type { CatalogueFilter } from './catalogue-address.ts';
import { filteredBooks, isFew } from './catalogue-queries.ts';
import { GenreSpines } from './genre-spines.tsx';
import { CategoryNote, inlineLink, ReadersNote, ShelfNote } from './search-notes.tsx';

interface NothingFoundProps {
  title: string;
  filter: CatalogueFilter;
  card: BookGridProps['card'];
}

/** Offers the shop's contact, similar words, categories and other books. */
export function NothingFound({ title, filter, card }: NothingFoundProps) {
  const {
    closeWords = [],
    mentions,
    nearest,
    instead = [],
    named,
    isIsbn,
  } = useApiData(filteredBooks(filter));
  const { labelOf } = useGenres();
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-8 sm:px-10 md:grid-cols-2 lg:gap-x-20 lg:px-14 lg:py-10 forced-colors:border">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere lg:text-5xl" tabIndex={-1}>
            {title}
          </h1>
          <CategoryNote filter={filter} />
          <ReadersNote filter={filter} />
          <ShelfNote filter={filter} />
          <p role="status" className="mt-4 text-lg text-muted">
            {isIsbn ? t('No book here has this ISBN.') : t('No book here has it in its title or author.')}
          </p>
          {closeWords.length > 0 && <CloseWords words={closeWords} />}
          {!named && <AskTheShop query={filter.q ?? ''} isIsbn={isIsbn ?? false} />}
        </div>
        <GenreSpines />
      </div>
      {mentions && (
        <OtherBooks
          title={t('Books that mention “{word}”', { word: mentions.word })}
          all={paths.searchFor(mentions.word)}
          books={mentions.books}
          card={card}
        />
      )}
      <OtherBooks
        title={
          nearest ? t('The nearest shelf: {genre}', { genre: labelOf(nearest) }) : t('New on our shelves')
        }
        all={nearest ? paths.category(nearest) : paths.browse}
        books={instead}
        card={card}
      />
    </>
  );
}

function CloseWords({ words }: { words: readonly string[] }) {
  return (
    <p className="mt-4 text-lg">
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

/** Opens a mail with the search text and, where the shop orders books, room for the ISBN. */
function AskTheShop({ query, isIsbn }: { query: string; isIsbn: boolean }) {
  const { contactEmail, specialOrders } = useShop();
  const wantsIsbn = specialOrders !== undefined && !isIsbn;
  const subject = encodeURIComponent(t('Can you order “{query}”?', { query }));
  const address = `mailto:${contactEmail}?subject=${subject}${wantsIsbn ? '&body=ISBN%3A%20' : ''}`;
  const ask = (text: string) => (
    <a href={address} className={`${inlineLink} whitespace-nowrap`}>
      {text}
    </a>
  );
  return (
    <p className="mt-4 text-lg">
      {wantsIsbn
        ? rich('We order books: <ask>ask us</ask>, best with the ISBN.', { ask })
        : specialOrders
          ? rich('We order books: <ask>ask us</ask>.', { ask })
          : rich('Perhaps we can order it: <ask>ask us</ask>.', { ask })}
    </p>
  );
}

interface OtherBooksProps {
  title: string;
  /** The address of the page with all of them. */
  all: string;
  books: readonly Book[];
  card: BookGridProps['card'];
}

function OtherBooks({ title, all, books, card }: OtherBooksProps) {
  const heading = useId();
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <header className="flex items-baseline justify-between gap-x-6">
        <h2 id={heading} className="min-w-0 text-xl wrap-anywhere md:text-2xl">
          {title}
        </h2>
        <SeeAll title={title} to={all} />
      </header>
      <BookGrid books={books} card={card} wide={isFew(books.length)} isRow />
    </section>
  );
}
