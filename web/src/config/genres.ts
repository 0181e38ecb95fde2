import { type Genre, genreLabel, genreOf, shownGenres } from '@bookstore/functions/shared/genre/genres';
import { useShop } from './shop.ts';

interface ShopGenres {
  /** All of them, for shopkeepers. */
  genres: readonly Genre[];
  /** Those that shoppers see. */
  shown: readonly Genre[];
  /** The genre's name; of a genre that the shop does not have any more, its slug as a name. */
  labelOf: (category: string) => string;
  /** What the owner says of the genre below the title of its page; undefined where that is nothing. */
  textOf: (category: string) => string | undefined;
  /** Whether the category has a page. */
  hasPage: (category: string) => boolean;
}

export function useGenres(): ShopGenres {
  const { genres } = useShop();
  const shown = shownGenres(genres);
  return {
    genres,
    shown,
    labelOf: (category) => genreLabel(genres, category),
    textOf: (category) => genreOf(genres, category)?.text,
    hasPage: (category) => genreOf(shown, category) !== undefined,
  };
}
