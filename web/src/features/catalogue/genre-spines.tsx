import { clothOf } from '@bookstore/functions/shared/book/cover-cloth';
import { t } from '@bookstore/functions/shared/words/words';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';

type Cloth = CSSProperties & Record<'--ground' | '--ink', string>;

const accent: Cloth = { '--ground': 'var(--color-accent-fill)', '--ink': 'var(--color-on-accent)' };

function clothFor(name: string): Cloth {
  const { dark, ground, ink } = clothOf(name);
  return { '--ground': dark, '--ink': dark === ground ? ink : ground };
}

/** The genres as backs of books, each of which leads to its books. See shelf.css. */
export function GenreSpines() {
  const { shown } = useGenres();
  const genres = shown.map(({ slug, name }) => ({ to: paths.category(slug), name, style: clothFor(name) }));
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
