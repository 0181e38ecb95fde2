import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Icon } from '#components/icons/icons.tsx';
import { useClosingOutside } from '#components/layout/use-closing-outside.ts';
import { answeredOffer, LanguageOffer } from './language-offer.tsx';
import type { SwitchPlace } from './language-switch-loader.ts';
import { usePageLanguages } from './page-languages.ts';

/** Also shows, once, the offer of the visitor's own language. */
export function LanguageSwitch({ place }: { place: SwitchPlace }) {
  if (place === 'header') return <LanguageMenu />;
  return (
    <nav aria-label="Language" className="page-width border-t border-line py-2 text-sm">
      <LanguageLinks className="flex flex-wrap gap-x-6" />
      <LanguageOffer />
    </nav>
  );
}

function LanguageLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {usePageLanguages().map(({ language, name, address, isCurrent }) => (
        <li key={language}>
          <a
            lang={language}
            hrefLang={language}
            href={address}
            aria-current={isCurrent ? 'true' : undefined}
            // A visitor who uses the switch needs no offer.
            onClick={() => answeredOffer.set(true)}
            className="flex min-h-11 items-center gap-2 rounded-md underline-offset-4 hover:text-accent hover:underline aria-[current]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens without JavaScript, too. */
function LanguageMenu() {
  const current = usePageLanguages().find(({ isCurrent }) => isCurrent);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosingOutside(menu, isOpen, (isByKey) => {
    if (menu.current) menu.current.open = false;
    if (isByKey) menu.current?.querySelector('summary')?.focus();
  });

  return (
    // A phone has no room for it beside the search; the footer has it, too.
    <details
      ref={menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="relative max-[27rem]:hidden"
    >
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-1 rounded-full hover:text-accent [&::-webkit-details-marker]:hidden">
        <Icon className="max-sm:hidden">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" />
        </Icon>
        <span className="sr-only">{t('Language: {language}', { language: current?.name ?? '' })}</span>
        <span aria-hidden="true" className="text-[0.9375rem] font-medium uppercase">
          {buildLanguage}
        </span>
      </summary>
      <LanguageLinks className="absolute end-0 z-30 mt-2 min-w-40 rounded-xl border border-line bg-surface px-4 py-1.5 shadow-lift" />
    </details>
  );
}
