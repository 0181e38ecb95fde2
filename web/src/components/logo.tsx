import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { shop } from '#config/shop.ts';

/** The shop's mark and name, which lead home. */
export function Logo() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5"
      aria-label={`${shop.name}, home`}
    >
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span className="hidden font-display text-xl tracking-tight sm:inline">{shop.name}</span>
    </Link>
  );
}
