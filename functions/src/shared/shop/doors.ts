import { isPath } from '../values/link-address.ts';
import { t } from '../words/words.ts';

// Without yup: see doors-section.ts.

/** A list of books to which home leads. */
export interface DoorSetting {
  /** '' for the name of the list. */
  title: string;
  /** The address of the list. */
  link: string;
}

export const doorLimits = { chosen: 6, shown: 3 };

/** The lists that a shop proposes: home leads to the first that have books. */
export const defaultDoors: readonly DoorSetting[] = [
  { title: t('A present'), link: '/browse?price=10-20&available=1&sort=bestselling' },
  { title: t('For children'), link: '/browse?audience=children' },
  { title: '', link: '/browse?price=0-10' },
  { title: t('For teenagers'), link: '/browse?audience=teenagers' },
];

/** What the list at an address asks the catalogue for, or the slug of the shelf that it is. */
type DoorList = { query: Record<string, string> } | { shelf: string };

/** The parts of a path; none where it escapes what are no letters. */
function partsOf(pathname: string): string[] {
  try {
    return decodeURI(pathname).slice(1).split('/');
  } catch {
    return [];
  }
}

/** Undefined for an address at which the shop lists no books. */
export function listAt(link: string): DoorList | undefined {
  if (!isPath(link)) return undefined;
  const { pathname, searchParams } = new URL(link, 'https://shop.example');
  const [place = '', slug = '', ...more] = partsOf(pathname);
  // How a list is shown, and from where on, is the reader's.
  const { view: _, page: __, ...query } = Object.fromEntries(searchParams);
  if (more.length > 0) return undefined;
  if (place === 'shelves' && slug) return { shelf: slug };
  if (place === 'authors' && slug) return { query: { ...query, author: slug } };
  if (place === 'browse') return { query: slug ? { ...query, category: slug } : query };
  return place === 'search' && !slug && query.q ? { query } : undefined;
}
