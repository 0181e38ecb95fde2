import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface HeaderProps {
  search: ReactNode;
  userMenu: ReactNode;
  cartLink: ReactNode;
}

export function Header({ search, userMenu, cartLink }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur print:hidden">
      <div className="page-width flex h-16 items-center gap-2 sm:gap-6">
        <Logo />
        {search}
        <nav aria-label="Account and cart" className="ml-auto flex items-center gap-1 sm:gap-2">
          {userMenu}
          {cartLink}
        </nav>
      </div>
    </header>
  );
}
