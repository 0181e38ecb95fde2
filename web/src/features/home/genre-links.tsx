import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';

const namedGenres = 18;

/** The first genres as books lying on a table. */
export function GenreLinks() {
  const { visible } = useGenres();
  return (
    <nav aria-label="Shelves" className="page-width py-3 md:py-5">
      <ul className="genre-links overflow-x-auto">
        {visible.slice(0, namedGenres).map(({ slug, name }) => (
          <li key={slug} className="lying-book">
            <Link to={paths.category(slug)}>{name}</Link>
          </li>
        ))}
        {visible.length > namedGenres && (
          <li className="lying-book">
            <Link to={paths.browse}>All genres</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
