import type { ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useShop } from '#config/shop.ts';
import { newsletterFieldId } from './footer.tsx';

interface PromoBannerProps {
  /** Pictures beside the words, for example the newest covers. */
  children?: ReactNode;
}

export function PromoBanner({ children }: PromoBannerProps) {
  const { welcome, services } = useShop();
  return (
    <section aria-labelledby="promo-title" className="page-width pt-6 md:pt-8">
      <div className="grid items-center gap-8 overflow-hidden rounded-2xl bg-sunken px-[min(1.5rem,7vw)] py-8 sm:px-10 md:grid-cols-[5fr_6fr] lg:grid-cols-2 lg:px-16 lg:py-12">
        <div className="min-w-0">
          <h1
            id="promo-title"
            className="text-4xl leading-[1.05] text-balance break-words max-[20rem]:text-3xl lg:text-6xl"
          >
            {welcome.heading}
          </h1>
          {welcome.text && <p className="mt-5 max-w-md text-lg leading-relaxed text-muted">{welcome.text}</p>}
          {services.newsletter && (
            <Button className="mt-7" onClick={() => document.getElementById(newsletterFieldId)?.focus()}>
              Subscribe
            </Button>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
