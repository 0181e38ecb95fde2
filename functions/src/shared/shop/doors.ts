import { isPath } from '../values/link-address.ts';
import { t } from '../words/words.ts';

// Without yup: see doors-section.ts.

/** A link on the home page to a list of books. */
export interface DoorSetting {
  /** '' for the name of the list. */
  title: string;
  link: string;
}

export const doorLimits = { chosen: 6, shown: 3 };

/** By default home links to the first of these that have books. */
export const defaultDoors: readonly DoorSetting[] = [
  { title: t('A present'), link: '/browse?price=10-20&available=1&sort=bestselling' },
  { title: t('For children'), link: '/browse?audience=children' },
  { title: '', link: '/browse?price=0-10' },
  { title: t('For teenagers'), link: '/browse?audience=teenagers' },
];

type DoorList = { query: Record<string, string> } | { shelf: string };

/** Empty where its percent-encoding is invalid. */
function partsOf(pathname: string): string[] {
  try {
    return decodeURI(pathname).slice(1).split('/');
  } catch {
    return [];
  }
}

/** undefined for an address without a list of books. */
export function listAt(link: string): DoorList | undefined {
  if (!isPath(link)) return undefined;
  const { pathname, searchParams } = new URL(link, 'https://shop.example');
  const [place = '', slug = '', ...more] = partsOf(pathname);
  // View and page are up to the reader.
  const { view: _, page: __, ...query } = Object.fromEntries(searchParams);
  if (more.length > 0) return undefined;
  if (place === 'shelves' && slug) return { shelf: slug };
  if (place === 'authors' && slug) return { query: { ...query, author: slug } };
  if (place === 'browse') return { query: slug ? { ...query, category: slug } : query };
  return place === 'search' && !slug && query.q ? { query } : undefined;
}
