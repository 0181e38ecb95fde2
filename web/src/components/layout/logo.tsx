import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { LogoPicture } from './logo-picture.tsx';

interface LogoProps {
  /** Has room for the name on a phone, too. */
  hasRoom?: boolean;
}

/** Links to the home page. */
export function Logo({ hasRoom = false }: LogoProps) {
  const { shopName, logo } = useShop();
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5"
      aria-label={t('{shopName}, home', { shopName })}
    >
      {logo ? <LogoPicture {...logo} /> : <MarkAndName name={shopName} hasRoom={hasRoom} />}
    </Link>
  );
}

/** Longer names stand in two smaller lines, so that the header keeps its height. */
const longName = 16;

/** The mark is the picture of public/favicon.svg. */
function MarkAndName({ name, hasRoom }: { name: string } & Required<LogoProps>) {
  const size =
    name.length > longName ? 'max-w-48 text-sm leading-tight lg:max-w-60 lg:text-base' : 'max-w-60 text-xl';
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-mark" />
        <path
          className="fill-[#fffaf3]"
          d="M6 8.5c3.6-.9 7-.4 10 1.7 3-2.1 6.4-2.6 10-1.7v14.6c-3.6-.9-7-.4-10 1.7-3-2.1-6.4-2.6-10-1.7z"
        />
        <path className="stroke-mark" strokeWidth="1.6" d="M16 10.4v14" />
      </svg>
      <span
        className={`font-display tracking-tight wrap-anywhere [word-spacing:0.12em] ${size} ${hasRoom ? 'line-clamp-2' : 'hidden sm:line-clamp-2'}`}
      >
        {name}
      </span>
    </>
  );
}
