import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { LogoPicture } from './logo-picture.tsx';

/** The shop's logo, or its mark and name, linked to the home page. */
export function Logo() {
  const { shopName, logo } = useShop();
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5"
      aria-label={`${shopName}, home`}
    >
      {logo ? <LogoPicture {...logo} /> : <MarkAndName name={shopName} />}
    </Link>
  );
}

/** The mark is the picture of public/favicon.svg. */
function MarkAndName({ name }: { name: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="7" className="fill-mark" />
        <path
          className="fill-[#fffaf3]"
          d="M6 8.5c3.6-.9 7-.4 10 1.7 3-2.1 6.4-2.6 10-1.7v14.6c-3.6-.9-7-.4-10 1.7-3-2.1-6.4-2.6-10-1.7z"
        />
        <path className="stroke-mark" strokeWidth="1.6" d="M16 10.4v14" />
      </svg>
      <span className="hidden max-w-60 font-display text-xl tracking-tight wrap-anywhere sm:inline">
        {name}
      </span>
    </>
  );
}
