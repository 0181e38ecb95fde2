import { Link } from 'react-router-dom';

interface BreadcrumbProps {
  /** From the top. */
  above: readonly { name: string; path: string }[];
  here: string;
}

export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-2">
        {above.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link
              to={path}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </Link>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {here}
        </li>
      </ol>
    </nav>
  );
}
