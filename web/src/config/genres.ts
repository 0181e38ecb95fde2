import { type Genre, genreLabel, genreOf, shownGenres } from '@bookstore/functions/shared/genre/genres';
import { useShop } from './shop.ts';

interface ShopGenres {
  /** All of them, for shopkeepers. */
  genres: readonly Genre[];
  /** Those that shoppers see. */
  visible: readonly Genre[];
  /** For a genre that the shop no longer has, its slug as a name. */
  labelOf: (category: string) => string;
  /** The owner's text below the title of the genre's page. */
  textOf: (category: string) => string | undefined;
  hasPage: (category: string) => boolean;
}

export function useGenres(): ShopGenres {
  const { genres } = useShop();
  const visible = shownGenres(genres);
  return {
    genres,
    visible,
    labelOf: (category) => genreLabel(genres, category),
    textOf: (category) => genreOf(genres, category)?.text,
    hasPage: (category) => genreOf(visible, category) !== undefined,
  };
}
