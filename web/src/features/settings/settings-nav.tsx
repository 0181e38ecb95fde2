import { shopTexts, textNames } from '@bookstore/functions/shared/shop/shop-texts';
import { sectionId } from './section-id.ts';

/** The headings of the page, in its order. */
const titles = [
  'Settings',
  'Services',
  'Name and contact',
  'Logo',
  'Accent colour',
  'Money',
  'Taxes',
  'Reduced prices',
  'Welcome',
  'Delivery and payment',
  'Delivery costs',
  'Mails',
  'Promo line',
  'Genres',
  'News',
  'Social links',
  ...textNames.map((name) => shopTexts[name].title),
  'Your password',
];

/** Leads to the sections: beside them on wide screens, elsewhere a row above them; either scrolls by itself. */
export function SettingsNav() {
  return (
    <nav
      aria-label="Sections of the settings"
      className="-mx-3 overflow-x-auto px-3 sm:-mx-4 sm:px-4 md:mx-0 md:px-0 lg:sticky lg:top-22 lg:-mx-1 lg:max-h-[calc(100dvh-6.5rem)] lg:self-start lg:px-1"
    >
      <ul className="flex gap-1 lg:flex-col">
        {titles.map((title) => (
          <li key={title} className="shrink-0">
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-11 items-center rounded-lg px-3 text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink lg:flex"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
