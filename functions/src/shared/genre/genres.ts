import { t } from '../words/words.ts';

// Without yup and slugs, since every page loads it: see genre-fields.ts and genre-slug.ts.

/** The category of a book is the slug of a genre. */
export interface Genre {
  /** The last part of the page's address, /browse/science-fiction; it never changes. */
  slug: string;
  name: string;
  /** A sentence below the page's title; left out: that of the usual genre of this slug, if there is one. */
  text?: string | undefined;
  /** Named only at its books, and without a page. */
  isHidden: boolean;
  /** In the menu 'Choose a genre'. */
  isChoice: boolean;
}

export const genreLimits = { genres: 60, slug: 40, name: 40, text: 160 };

export const defaultGenres: readonly Genre[] = [
  { slug: 'business', name: t('Business'), isHidden: false, isChoice: true },
  { slug: 'technology', name: t('Technology'), isHidden: false, isChoice: false },
  { slug: 'fiction', name: t('Fiction'), isHidden: false, isChoice: true },
  { slug: 'horror', name: t('Horror'), isHidden: false, isChoice: true },
  { slug: 'adventure', name: t('Adventure'), isHidden: false, isChoice: true },
];

export const defaultGenreSlugs: readonly string[] = defaultGenres.map(({ slug }) => slug);

export function genreOf(genres: readonly Genre[], slug: string | undefined): Genre | undefined {
  return genres.find((genre) => genre.slug === slug);
}

export function shownGenres(genres: readonly Genre[]): Genre[] {
  return genres.filter(({ isHidden }) => !isHidden);
}

/** 'science-fiction' → 'Science fiction': for a genre that the shop no longer has. */
function labelOfSlug(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}

export function genreLabel(genres: readonly Genre[], slug: string): string {
  return genreOf(genres, slug)?.name ?? labelOfSlug(slug);
}

/** The empty choice of the admin's category field. */
export const noCategoryLabel = t('Choose A Category');
