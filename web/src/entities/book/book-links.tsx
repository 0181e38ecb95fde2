import { authorsOf } from '@bookstore/functions/shared/author/author';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { paths } from '#config/paths.ts';

// The focus ring stays inside the box: a truncated line would cut off an outer one.
const quietLink = 'underline-offset-4 hover:text-accent hover:underline focus-visible:-outline-offset-2';

/** A link only where the category has a page. */
export function CategoryLink({ category }: { category: string }) {
  const { labelOf, hasPage } = useGenres();
  const label = labelOf(category);
  if (!hasPage(category)) return label;
  return (
    <Link to={paths.category(category)} className={quietLink}>
      {label}
    </Link>
  );
}

interface AuthorLinksProps {
  author: string;
  /** How many are named before the others are counted. */
  most?: number;
}

/** The comma stays with the name before it. */
export function AuthorLinks({ author, most = Number.POSITIVE_INFINITY }: AuthorLinksProps) {
  const authors = authorsOf(author);
  if (authors.length === 0) return author;
  const rest = Math.max(0, authors.length - most);
  return (
    <>
      {authors.slice(0, most).map(({ name, slug }, index) => (
        <span key={slug}>
          <Link to={paths.author(slug)} dir="auto" className={quietLink}>
            {name}
          </Link>
          {index < authors.length - rest - 1 && ', '}
        </span>
      ))}
      {rest > 0 && <span>{t(' and {count} more', { count: rest })}</span>}
    </>
  );
}

export function SeriesLink({ series, line }: { series: string; line: string }) {
  return (
    <Link to={paths.series(slugOf(series))} className={quietLink}>
      {line}
    </Link>
  );
}
