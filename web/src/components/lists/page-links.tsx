import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '#components/icons/icons.tsx';
import { figure } from '#components/labels/figure.ts';
import { jumpsFrom, rowOfPages } from './page-numbers.ts';

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-[0.9375rem] tabular-nums hover:text-accent aria-[current]:bg-accent-fill aria-[current]:text-on-accent forced-colors:aria-[current]:border';

interface PageLinksProps {
  page: number;
  count: number;
  address: (page: number) => string;
  className?: string;
}

/** Each page of a list has an address of its own. */
export function PageLinks({ page, count, address, className = 'mt-10 pt-6' }: PageLinksProps) {
  if (count < 2) return null;
  const jumps = jumpsFrom(page, count);
  const numbered = (number: number) => (
    <Link
      to={address(number)}
      aria-label={t('Page {number}', { number: figure(number) })}
      aria-current={number === page ? 'page' : undefined}
      className={cell}
    >
      {figure(number)}
    </Link>
  );
  return (
    <nav aria-label="Pages" className={`border-t border-line ${className}`}>
      <div className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2">
        {page > 1 && (
          <PageTurn to={address(page - 1)} rel="prev">
            <ArrowIcon className="rotate-180" />
            Previous
          </PageTurn>
        )}
        <ul className="flex flex-wrap items-center justify-center">
          {rowOfPages(page, count).map((number, index) => (
            <li key={number ?? `gap ${index}`}>{number === null ? <Ellipsis /> : numbered(number)}</li>
          ))}
        </ul>
        {page < count && (
          <PageTurn to={address(page + 1)} rel="next">
            Next
            <ArrowIcon />
          </PageTurn>
        )}
      </div>
      {jumps && (
        <details className="mx-auto mt-2 max-w-3xl">
          <summary className="mx-auto flex min-h-11 w-fit items-center px-3 text-sm text-accent">
            Jump to a page
          </summary>
          <ul aria-label="Further pages" className="flex flex-wrap justify-center border-t border-line py-3">
            {jumps.blocks.map(({ from, to }) => (
              <li key={from}>
                <Link
                  to={address(from)}
                  aria-label={t('Pages {from} to {to}', { from: figure(from), to: figure(to) })}
                  className={cell}
                >
                  {from === to ? figure(from) : `${figure(from)}–${figure(to)}`}
                </Link>
              </li>
            ))}
          </ul>
          <ul
            aria-label="Pages near this one"
            className="flex flex-wrap justify-center border-t border-line py-3"
          >
            {jumps.pages.map((number) => (
              <li key={number}>{numbered(number)}</li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

function Ellipsis() {
  return (
    <span aria-hidden="true" className="px-1 text-muted">
      …
    </span>
  );
}

interface PageTurnProps {
  to: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function PageTurn({ to, rel, children }: PageTurnProps) {
  return (
    <Link to={to} rel={rel} className={`${cell} gap-2 font-medium`}>
      {children}
    </Link>
  );
}
