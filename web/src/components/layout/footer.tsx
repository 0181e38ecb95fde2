import { defaultFrame, type ShopFrame, type SocialLink } from '@bookstore/functions/shared/shop/shop-profile';
import { shopTexts } from '@bookstore/functions/shared/shop/shop-texts';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClasses, inputClasses } from '#components/forms/control-classes.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { Logo } from './logo.tsx';
import { VisitUs } from './visit-us.tsx';

export const newsletterFieldId = 'newsletter-email';

const footerLink =
  'inline-flex min-h-8 max-w-full items-center text-muted underline-offset-4 hyphens-auto wrap-anywhere hover:text-accent hover:underline';

/** Without the networks' front pages, which stand in for profiles until the shop has a name. */
function linksOfShop({ shopName, social }: ShopFrame): readonly SocialLink[] {
  if (shopName === defaultFrame.shopName) return social;
  return social.filter(({ href }) => !defaultFrame.social.some((sample) => sample.href === href));
}

interface FooterProps {
  more?: (linkClasses: string) => ReactNode;
  languages?: ReactNode;
}

export function Footer({ more, languages }: FooterProps) {
  const shop = useShop();
  const { pathname } = useLocation();
  const social = linksOfShop(shop);
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="page-width grid grid-cols-1 gap-10 py-12 md:grid-cols-[1fr_auto] md:gap-8 lg:gap-16">
        <div>
          <Logo hasRoom />
          <nav aria-label="Footer" className="mt-5">
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              <li>
                <Link className={footerLink} to={paths.home}>
                  Home
                </Link>
              </li>
              <li>
                <a className={footerLink} href={documentAddress(`${paths.home}#services`)}>
                  Services
                </a>
              </li>
              <li>
                <Link className={footerLink} to={paths.about}>
                  About Us
                </Link>
              </li>
              <li>
                <a className={footerLink} href={`mailto:${shop.contactEmail}`}>
                  Contact
                </a>
              </li>
              {shop.vouchers && (
                <li>
                  <Link className={footerLink} to={paths.vouchers}>
                    Gift vouchers
                  </Link>
                </li>
              )}
              {more?.(footerLink)}
            </ul>
          </nav>
          <VisitUs linkClasses={footerLink} />
        </div>
        {shop.services.newsletter && pathname !== paths.newsletter && <NewsletterForm />}
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-sm">
        <Link className={footerLink} to={paths.privacy}>
          Privacy Policy
        </Link>
        <Link className={footerLink} to={paths.terms}>
          Terms of Service
        </Link>
        {(['withdrawal', 'imprint', 'accessibility'] as const).map(
          (name) =>
            shop.ownTexts?.includes(name) && (
              <Link key={name} className={footerLink} to={paths[name]}>
                {shopTexts[name].title}
              </Link>
            ),
        )}
        {shop.withdrawal && (
          <Link className={footerLink} to={paths.withdraw}>
            Withdraw from contract
          </Link>
        )}
        {social.length > 0 && (
          <ul aria-label="Social media" className="flex flex-wrap gap-x-6 sm:ms-auto">
            {social.map(({ name, href }) => (
              <li key={name}>
                <a className={footerLink} href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {languages}
    </footer>
  );
}

/** Works without JavaScript: the newsletter's page answers. A shop without a newsletter says so. */
function NewsletterForm() {
  const { newsletter } = useShop();
  const [asked, setAsked] = useState(false);
  const Frame = newsletter ? 'form' : 'div';
  return (
    <Frame
      {...(newsletter && { action: documentAddress(paths.newsletter), method: 'post' })}
      className="w-full md:w-84 lg:w-96"
    >
      <label htmlFor={newsletterFieldId} className="mb-2 block font-display text-lg">
        News from the shelves, now and then
      </label>
      <div className="flex gap-2 max-[20rem]:flex-wrap">
        <input
          id={newsletterFieldId}
          type="email"
          name={newsletter && 'email'}
          required={!!newsletter}
          autoComplete="email"
          placeholder="Enter your email"
          className={inputClasses}
        />
        <button
          type={newsletter ? 'submit' : 'button'}
          onClick={() => setAsked(true)}
          className={buttonClasses('secondary')}
        >
          Subscribe
        </button>
      </div>
      {newsletter ? (
        <p className="mt-2 text-sm text-muted">{newsletter.wording}</p>
      ) : (
        <p role="status" className="mt-2 text-sm text-muted empty:hidden">
          {asked && t('There is no newsletter yet: your address was not kept.')}
        </p>
      )}
    </Frame>
  );
}
