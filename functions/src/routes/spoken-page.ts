import { isBuilt } from '../platform/http/page-renderer.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { dashboardRoot } from '../shared/pages/page-row.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import { addressUnder, languageRoot, splitLanguage } from '../shared/words/language-address.ts';
import type { Language } from '../shared/words/languages.ts';

interface SpokenPage {
  /** In which the page is answered. */
  language: Language;
  /** What stands before its path in that language. */
  root: ReturnType<typeof languageRoot>;
  /** Without that. */
  path: string;
  /** Whether that is not its own address, as where it names a language that the page does not have. */
  isMoved: boolean;
}

const isOfDesk = (path: string) =>
  [dashboardRoot, shopPages.adminLogin.path].some((root) => path === root || path.startsWith(`${root}/`));

/**
 * The language in which a page is answered, by its address alone: what a browser prefers would make as many pages of each for
 * a CDN as there are preferences. That of a language which is off leads to the page in the first one.
 */
export async function spokenPage(asked: string): Promise<SpokenPage> {
  const { named, path } = splitLanguage(asked);
  const { languages = [] } = named ? await shopProfile() : {};
  const isOn = named && named !== shopLanguage && languages.includes(named) && isBuilt(named);
  const language = isOn && !isOfDesk(path) ? named : shopLanguage;
  const root = languageRoot(language, shopLanguage);
  return { language, root, path, isMoved: addressUnder(root, path) !== asked };
}
