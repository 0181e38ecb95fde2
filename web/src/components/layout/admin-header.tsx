import type { ReactNode } from 'react';
import { useShop } from '#config/shop.ts';
import portrait from './admin-portrait.svg';
import { Logo } from './logo.tsx';

interface AdminHeaderProps {
  search: ReactNode;
  signedIn: ReactNode;
  notifications: ReactNode;
  logout: ReactNode;
}

/** On small screens it scrolls away, since the navigation stays at the bottom. */
export function AdminHeader({ search, signedIn, notifications, logout }: AdminHeaderProps) {
  const { sampleManager } = useShop();
  return (
    <header className="relative z-20 border-b border-line bg-surface md:sticky md:top-0 print:hidden">
      <div className="flex min-h-16 flex-wrap items-center gap-2 px-3 md:h-16 md:flex-nowrap md:gap-5 md:px-6">
        {/* Where the navigation is a wide column, the name fits its width: a long one in three small lines. */}
        <div className="xl:w-47 xl:shrink-0 xl:[&_.leading-tight]:line-clamp-3 xl:[&_.leading-tight]:text-xs">
          <Logo />
        </div>
        {search}
        <div className="ms-auto flex items-center md:gap-2">
          <div className="hidden border-e border-line pe-5 lg:block">{signedIn}</div>
          {sampleManager && <SampleManager />}
          {notifications}
          {logout}
        </div>
      </div>
    </header>
  );
}

/** A placeholder until the owner shows only who is signed in. */
function SampleManager() {
  return (
    <div className="flex items-center gap-3 md:border-e md:border-line md:px-3">
      <div className="hidden text-end leading-tight md:block">
        <p className="text-[0.9375rem] font-medium">Grace Simmons</p>
        <p className="text-sm text-muted">Store Manager</p>
      </div>
      <img
        src={portrait}
        alt="Grace Simmons"
        width="40"
        height="40"
        className="size-9 rounded-full md:size-10"
      />
    </div>
  );
}
