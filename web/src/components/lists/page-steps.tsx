import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';

interface PageStepsProps {
  /** What the address of the first page and of the next one says; undefined where there is none. */
  first: string | undefined;
  next: string | undefined;
  words?: readonly [toFirst: string, toNext: string];
  className?: string;
}

/** From a page of a list to its first and its next one, where nothing counts them. */
export function PageSteps({
  first,
  next,
  words: [toFirst, toNext] = [t('Newest'), t('Older')],
  className = '',
}: PageStepsProps) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav aria-label="Pages" className={`mt-4 flex items-center gap-3 ${className}`}>
      {first !== undefined && (
        <Link to={{ search: first }} className={buttonClasses('secondary')}>
          {toFirst}
        </Link>
      )}
      {next !== undefined && (
        <Link to={{ search: next }} className={`${buttonClasses('secondary')} ms-auto`}>
          {toNext}
        </Link>
      )}
    </nav>
  );
}
