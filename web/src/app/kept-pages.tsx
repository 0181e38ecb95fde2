import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '#components/icons/icons.tsx';
import { paths } from '#config/paths.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { type KeptPage, keptPages } from '#lib/browser/kept-pages.ts';
import { openDocument } from '#lib/browser/reload-page.ts';

/** How many pages are offered; more are kept. */
const offered = 12;

/** The address of the document; later ones within the app differ. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name;

const rowClasses =
  'flex min-h-12 items-center justify-between gap-4 py-2.5 hover:text-accent [&>svg]:text-muted';

/** 'Kim · Book Store' → 'Kim' */
const withoutShop = (title: string) => title.replace(/ · [^·]*$/, '');

/** Offline, on a page that is not on the device: lists the pages that are. */
export function KeptPages() {
  const { currentUser } = useAuth();
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    async function load() {
      const kept = await keptPages(40);
      const here = location.pathname + location.search;
      // The page is on the device, but the app needs more than its HTML.
      const isHere = kept.some(({ path }) => path === here);
      if (isHere && loadedAddress() !== location.href) openDocument(location.href);
      else setPages(kept.filter(({ path }) => path !== here).slice(0, offered));
    }
    load().catch((error: unknown) => console.warn('The pages on this device could not be listed:', error));
  }, []);
  return (
    <section className="mx-auto mt-10 max-w-2xl rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-7 text-start sm:px-10">
      <h2 className="text-2xl">On this device you can read</h2>
      <ul className="mt-3 divide-y divide-line">
        <li>
          <Link to={paths.cart} className={rowClasses}>
            Your cart <ArrowIcon />
          </Link>
        </li>
        {currentUser && (
          <li>
            <Link to={paths.orders} className={rowClasses}>
              Your orders <ArrowIcon />
            </Link>
          </li>
        )}
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className={rowClasses}>
              <span className="min-w-0 wrap-anywhere">{withoutShop(title)}</span> <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
