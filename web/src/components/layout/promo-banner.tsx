import type { ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useShop } from '#config/shop.ts';
import { newsletterFieldId } from './footer.tsx';

interface PromoBannerProps {
  more?: ReactNode;
  /** Shown beside the words, for example the newest books. */
  children?: ReactNode;
}

export function PromoBanner({ more, children }: PromoBannerProps) {
  const { welcome, services } = useShop();
  return (
    <section aria-labelledby="promo-title" className="page-width pt-4 md:pt-6">
      <div className="promo-banner">
        <div className="min-w-0">
          <h1
            id="promo-title"
            className="text-4xl leading-[1.05] text-balance break-words max-[20rem]:text-3xl md:text-5xl xl:text-6xl"
          >
            {welcome.heading}
          </h1>
          {welcome.text && (
            <p className="mt-4 max-w-md text-lg leading-relaxed text-pretty text-muted xl:mt-6">
              {welcome.text}
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-3 xl:mt-8">
            {more}
            {services.newsletter && (
              <Button variant="secondary" onClick={() => document.getElementById(newsletterFieldId)?.focus()}>
                Subscribe
              </Button>
            )}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
