import { clothOf, inks } from '@bookstore/functions/shared/book/cover-cloth';
import { t } from '@bookstore/functions/shared/words/words';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';

type Cloth = CSSProperties & Record<'--ground' | '--ink', string>;

const accent: Cloth = { '--ground': 'var(--color-accent-fill)', '--ink': 'var(--color-on-accent)' };

/** By the name of the genre; the next free cloth where two clash, while there are free ones. */
function clothsFor(names: readonly string[]): Cloth[] {
  const free = new Set(inks);
  return names.map((name) => {
    const first = inks.findIndex(([dark]) => dark === clothOf(name).dark);
    const candidates = [...inks.slice(first), ...inks.slice(0, first)];
    const cloth = candidates.find((one) => free.has(one)) ?? inks[first] ?? inks[0];
    free.delete(cloth);
    return { '--ground': cloth[0], '--ink': cloth[1] };
  });
}

/** Each spine leads to the genre's books. See shelf.css. */
export function GenreSpines() {
  const { visible } = useGenres();
  const cloths = clothsFor(visible.map(({ name }) => name));
  const genres = visible.map(({ slug, name }, place) => ({
    to: paths.category(slug),
    name,
    style: cloths[place] ?? accent,
  }));
  return (
    <ul aria-label="Browse the books" className="shelf genre-shelf w-full min-w-0">
      {[{ to: paths.browse, name: t('Browse the books'), style: accent }, ...genres].map(
        ({ to, name, style }) => (
          <li key={to} style={style}>
            <Link to={to}>
              <span>
                <b dir="auto">{name}</b>
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
