import { isBuilt } from '../platform/http/page-renderer.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { dashboardRoot } from '../shared/pages/page-row.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { addressUnder, languageRoot, splitLanguage } from '../shared/words/language-address.ts';
import type { Language } from '../shared/words/languages.ts';

interface SpokenPage {
  /** Of the answer. */
  language: Language;
  /** The prefix of the path in that language. */
  root: ReturnType<typeof languageRoot>;
  path: string;
  /** As when the page is not available in the named language. */
  isMoved: boolean;
}

const isOfDesk = (path: string) =>
  [dashboardRoot, shopPages.adminLogin.path].some((root) => path === root || path.startsWith(`${root}/`));

/**
 * By browsers' preferences a CDN would keep many copies of each page, so only the address counts. A language that is
 * off redirects to the first one.
 */
export async function spokenPage(asked: string): Promise<SpokenPage> {
  const { named, path } = splitLanguage(asked);
  const { languages = [] } = named ? await shopProfile() : {};
  const isOn = named && named !== shopLanguage && languages.includes(named) && isBuilt(named);
  const language = isOn && !isOfDesk(path) ? named : shopLanguage;
  const root = languageRoot(language, shopLanguage);
  return { language, root, path, isMoved: addressUnder(root, path) !== asked };
}
