import type { ReactNode } from 'react';
import portrait from './admin-portrait.svg';
import { Logo } from './logo.tsx';

interface AdminHeaderProps {
  search: ReactNode;
  notifications: ReactNode;
  logout: ReactNode;
}

export function AdminHeader({ search, notifications, logout }: AdminHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-16 items-center gap-3 px-4 md:gap-6 md:px-6">
        <Logo />
        {search}
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <div className="mr-1 flex items-center gap-3 md:border-r md:border-line md:pr-5">
            <div className="hidden text-right leading-tight md:block">
              <p className="text-[0.9375rem] font-medium">Grace Simmons</p>
              <p className="text-sm text-muted">Store Manager</p>
            </div>
            <img src={portrait} alt="Grace Simmons" width="40" height="40" className="size-10 rounded-full" />
          </div>
          {notifications}
          {logout}
        </div>
      </div>
    </header>
  );
}
