import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BooksIcon } from '#components/icons/icons.tsx';
import { paths } from '#config/paths.ts';
import { Logo } from './logo.tsx';

interface HeaderProps {
  search: ReactNode;
  languages: ReactNode;
  userMenu: ReactNode;
  cartLink: ReactNode;
}

/** With larger text its spaces and targets keep their size, so that it leaves room for the page. */
export function Header({ search, languages, userMenu, cartLink }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="page-width flex min-h-16 flex-wrap [--spacing:4px] items-center gap-1 py-2 sm:gap-6">
        <Logo />
        <Link
          to={paths.browse}
          aria-label="Books"
          className="inline-grid size-11 shrink-0 place-items-center rounded-full font-medium hover:text-accent sm:size-auto sm:min-h-11 sm:px-1"
        >
          <BooksIcon className="sm:hidden" />
          <span className="hidden sm:inline">Books</span>
        </Link>
        {search}
        <nav aria-label="Account and cart" className="ms-auto flex items-center gap-1 sm:gap-2">
          {languages}
          {userMenu}
          {cartLink}
        </nav>
      </div>
    </header>
  );
}
