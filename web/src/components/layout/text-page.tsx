import { shopTexts } from '@bookstore/functions/shared/shop/shop-texts';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { MailLink } from './mail-link.tsx';

/** `gist` sums up a section. */
export type Contents = readonly { id: string; heading: string; gist?: string }[];

interface TextPageProps {
  title: string;
  /** Shown larger, above the text. */
  lead?: string;
  /** Their list stays beside the text, and everything else is below. */
  contents?: Contents;
  children: ReactNode;
}

export function TextPage({ title, lead, contents, children }: TextPageProps) {
  const hasGists = contents?.some(({ gist }) => gist);
  const columns = contents
    ? '2xl:grid-cols-[minmax(0,1fr)_17rem] 2xl:grid-rows-[auto_1fr]'
    : 'max-w-6xl! lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]';
  return (
    <div className={`page-width ${columns} grid grid-cols-1 gap-x-16 gap-y-8 py-8 md:py-12`}>
      <header className="min-w-0 max-w-2xl wrap-anywhere">
        <h1 className="text-4xl md:text-5xl" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="mt-5 text-xl leading-relaxed text-muted">{lead}</p>}
      </header>
      {contents && (
        <nav
          aria-labelledby="contents"
          className="self-start rounded-card bg-sunken px-5 py-4 2xl:sticky 2xl:top-24 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1 forced-colors:border"
        >
          <h2 id="contents" className={hasGists ? 'text-lg' : 'font-sans! text-sm text-muted'}>
            {hasGists ? t('In short') : t('On this page')}
          </h2>
          <ul
            className={`mt-1 gap-x-6 2xl:grid-cols-1 ${hasGists ? 'grid gap-y-2 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-wrap 2xl:grid'}`}
          >
            {contents.map(({ id, heading, gist }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={`inline-flex items-center underline-offset-4 hover:text-accent hover:underline ${gist ? 'min-h-8 font-medium' : 'min-h-11'}`}
                >
                  {heading}
                </a>
                {gist && <p className="text-[0.9375rem] text-muted">{gist}</p>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={`@container min-w-0 wrap-anywhere ${contents ? '' : 'max-w-2xl'}`}>
        {children}
      </article>
      <MoreTexts isBelow={!!contents} />
    </div>
  );
}

function MoreTexts({ isBelow }: { isBelow: boolean }) {
  const { contactEmail } = useShop();
  const { pathname } = useLocation();
  const place = isBelow
    ? 'sm:grid-cols-2'
    : 'sm:max-lg:grid-cols-2 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:pt-2';
  return (
    <aside
      aria-label="More of the shop"
      className={`grid grid-cols-1 content-start gap-6 self-start wrap-anywhere hyphens-auto border-t border-line pt-8 ${place}`}
    >
      <ul className="border-s border-line">
        {(['about', 'privacy', 'terms'] as const).map((name) => (
          <li key={name}>
            <Link
              to={paths[name]}
              aria-current={pathname === paths[name] ? 'page' : undefined}
              className="-ms-px flex min-h-11 items-center border-s-2 border-transparent ps-4 text-muted hover:text-accent aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink forced-colors:aria-[current]:underline"
            >
              {shopTexts[name].title}
            </Link>
          </li>
        ))}
      </ul>
      <div
        id="contact"
        className="min-w-0 scroll-mt-24 self-start rounded-card border border-line bg-surface p-5"
      >
        <p className="font-display text-lg">A question?</p>
        <p className="mt-1 mb-2 text-[0.9375rem] text-muted">Write to us.</p>
        <MailLink address={contactEmail} />
      </div>
    </aside>
  );
}
