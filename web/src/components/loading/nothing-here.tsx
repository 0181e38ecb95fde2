import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';

interface BrowseLinkProps {
  variant?: Parameters<typeof buttonClasses>[0];
}

export function BrowseLink({ variant }: BrowseLinkProps) {
  return (
    <Link to={paths.browse} className={buttonClasses(variant)}>
      Browse the books
    </Link>
  );
}

interface NothingHereProps {
  text: string;
  hint?: string | undefined;
  /** A link; by default one to all books. */
  children?: ReactNode;
}

export function NothingHere({ text, hint, children = <BrowseLink /> }: NothingHereProps) {
  return (
    <div className="grid justify-items-center gap-6 py-16 text-center text-muted md:py-20">
      <p role="status" className="text-lg">
        {text}
      </p>
      {hint && <p className="-mt-4">{hint}</p>}
      {children}
    </div>
  );
}
