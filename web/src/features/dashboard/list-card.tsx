import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

export function ListCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-4 lg:p-5">
      <h2 id={titleId} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ListItemProps {
  to: string | undefined;
  label: string;
  children?: ReactNode;
}

export function ListItem({ to, label, children }: ListItemProps) {
  const className = 'min-w-0 flex-1 truncate py-2';
  return (
    <li className="flex items-center gap-3 text-[0.9375rem]">
      {to === undefined ? (
        <span className={className} title={label}>
          {label}
        </span>
      ) : (
        <Link
          to={to}
          className={`${className} underline-offset-4 hover:text-accent hover:underline`}
          title={label}
        >
          {label}
        </Link>
      )}
      {children}
    </li>
  );
}
