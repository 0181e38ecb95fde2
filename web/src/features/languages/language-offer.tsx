import type { Language } from '@bookstore/functions/shared/words/languages';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import offers from './offers.json';
import { preferredPage, usePageLanguages } from './page-languages.ts';

export const answeredOffer = createLocalStore<boolean>('language-offer', {
  parse: (text) => text !== null,
  serialize: (isAnswered) => (isAnswered ? 'answered' : null),
});

/** Each in the language that it offers. */
const words: Readonly<Record<Language, { text: string; go: string; close: string }>> = offers;

/** Offers the page once in the language of the visitor's browser. It overlays the page, so that nothing moves. */
export function LanguageOffer() {
  const isHydrated = useHydrated();
  const isAnswered = useLocalStore(answeredOffer, true);
  const pages = usePageLanguages();
  const page = isHydrated && !isAnswered ? preferredPage(pages, navigator.languages) : undefined;
  const said = page && words[page.language];
  if (!said) return null;
  const answer = () => answeredOffer.set(true);
  return (
    <aside
      lang={page.language}
      aria-label={page.name}
      className="fixed inset-x-2 bottom-2 z-30 mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-line bg-surface px-4 py-2 shadow-lift print:hidden"
    >
      <p className="grow">{said.text}</p>
      <a
        href={page.address}
        hrefLang={page.language}
        onClick={answer}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {said.go}
      </a>
      <button type="button" onClick={answer} className={`${buttonClasses('quiet')} -me-2`}>
        {said.close}
      </button>
    </aside>
  );
}
