import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';

/** The placeholder of a book that is not loaded yet; without JavaScript it stays. */
export function BookToCome() {
  return (
    <div className="py-3 noscript:hidden">
      <div className="aspect-[2/3] w-34 rounded-[3px] bg-sunken sm:w-44 lg:w-38 xl:w-44 2xl:w-48" />
    </div>
  );
}

/** Stands in for the books that could not be loaded. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-4 px-4 text-center"
    >
      <p className="text-lg">The next books did not come.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A page that lists all books of a carousel. */
export interface WholeList {
  path: string;
  /** 'Horror'; all books without it. */
  name?: string;
}

/** After the last book. */
export function AllSeen({ path, name = '' }: WholeList) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 px-4 text-center">
      <p className="font-display text-2xl">You have seen them all</p>
      <p className="text-muted">The next parcel of books is on its way.</p>
      <Link to={path} className={buttonClasses('secondary')}>
        {name ? t('Browse {genre}', { genre: name }) : t('Browse the books')}
      </Link>
    </div>
  );
}
