import { BookCover } from '#entities/cover/book-cover.tsx';
import { SearchSuggestions } from '#features/search/search-suggestions.tsx';

/** The search box's suggestions, with the covers of books. */
export function SearchHelp({ input }: { input: HTMLInputElement }) {
  return <SearchSuggestions input={input} cover={(book) => <BookCover book={book} sizes="32px" />} />;
}
