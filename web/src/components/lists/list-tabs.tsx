import { Link } from 'react-router-dom';

interface ListTabsProps {
  tabs: readonly { search: string; label: string; isCurrent: boolean }[];
}

/** The lists of a page, each an address of its own. */
export function ListTabs({ tabs }: ListTabsProps) {
  return (
    <nav aria-label="Lists">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ search, label, isCurrent }) => (
          <li key={search}>
            <Link
              to={{ search }}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
