import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';

export function GenrePile({ className }: { className: string }) {
  const { visible } = useGenres();
  return (
    <ul aria-label="Genres" className={`flex ${className}`}>
      {visible.slice(0, 12).map(({ slug, name }) => (
        <li key={slug} className="lying-book">
          <Link to={paths.category(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
