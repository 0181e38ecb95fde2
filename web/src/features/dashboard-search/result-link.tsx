import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ResultGroupProps {
  heading: string;
  children: ReactNode;
}

export function ResultGroup({ heading, children }: ResultGroupProps) {
  return (
    <section aria-label={heading} className="not-first:border-t not-first:border-line">
      <h2 className="px-4 pt-3 pb-1 font-sans text-xs tracking-wide text-muted uppercase">{heading}</h2>
      {children}
    </section>
  );
}

interface ResultLinkProps {
  to: string;
  label: string;
  detail: string;
}

export function ResultLink({ to, label, detail }: ResultLinkProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-4 px-4 py-1.5 hover:bg-sunken focus:bg-sunken">
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="max-w-1/2 truncate text-sm text-muted">{detail}</span>
    </Link>
  );
}

export function AllResults({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center px-4 text-sm font-medium text-accent hover:bg-sunken focus:bg-sunken"
    >
      {children}
    </Link>
  );
}
