import { shopTexts } from '@bookstore/functions/shared/shop/shop-texts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { MailLink } from './mail-link.tsx';

interface TextPageProps {
  title: string;
  children: ReactNode;
}

/** A page of text, beside the links to the others and the address for questions. */
export function TextPage({ title, children }: TextPageProps) {
  const { contactEmail } = useShop();
  const { pathname } = useLocation();
  return (
    <div className="page-width max-w-6xl! grid grid-cols-1 gap-x-16 gap-y-12 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <article className="min-w-0 max-w-2xl wrap-anywhere">
        <h1 className="text-4xl md:text-5xl" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </article>
      <aside
        aria-label="More of the shop"
        className="grid grid-cols-1 content-start gap-6 self-start wrap-anywhere hyphens-auto border-t border-line pt-8 sm:max-lg:grid-cols-2 lg:sticky lg:top-28 lg:mt-2 lg:border-t-0 lg:pt-0"
      >
        <ul className="border-s border-line">
          {(['about', 'privacy', 'terms'] as const).map((name) => (
            <li key={name}>
              <Link
                to={paths[name]}
                aria-current={pathname === paths[name] ? 'page' : undefined}
                className="-ms-px flex min-h-11 items-center border-s-2 border-transparent ps-4 text-muted hover:text-accent aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
              >
                {shopTexts[name].title}
              </Link>
            </li>
          ))}
        </ul>
        <div className="min-w-0 self-start rounded-card border border-line bg-surface p-5">
          <p className="font-display text-lg">A question?</p>
          <p className="mt-1 mb-2 text-[0.9375rem] text-muted">Write to us.</p>
          <MailLink address={contactEmail} />
        </div>
      </aside>
    </div>
  );
}
