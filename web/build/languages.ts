import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes, languagesOf } from '@bookstore/functions/shared/words/known-language';
import { languageRoot } from '@bookstore/functions/shared/words/language-address';
import type { Language } from '@bookstore/functions/shared/words/languages';
import { namedLanguage } from './words/catalogues.ts';
import { isPseudoLocale } from './words/pseudo-locale.ts';

/** A language, and the prefix of its pages' addresses. */
export interface BuiltLanguage {
  /** Its code, or a pseudo-locale of the tests. */
  language: string;
  root: ReturnType<typeof languageRoot>;
}

/**
 * The shop's first language comes first. All that the shop speaks, or only those of VITE_SHOP_LANGUAGES; a
 * pseudo-locale stands alone.
 */
export function builtLanguages({
  VITE_SHOP_LANGUAGE: named = 'en',
  VITE_SHOP_LANGUAGES: wanted,
}: Readonly<Record<string, string | undefined>>): [BuiltLanguage, ...BuiltLanguage[]] {
  if (isPseudoLocale(named)) return [{ language: named, root: '' }];
  const first = namedLanguage(named);
  const all = wanted ? wanted.split(',').map(namedLanguage) : languageCodes;
  const [, ...further] = languagesOf(first, all);
  const built = (language: Language) => ({ language, root: languageRoot(language, first) });
  return [built(first), ...further.map(built)];
}

/** Into the folder of the first language: files without words are the same in all languages, and have the same name. */
export async function joinAssets(folder: string, clientFolder: string): Promise<void> {
  const own = path.join(folder, 'assets');
  const shared = path.join(clientFolder, 'assets');
  await mkdir(shared, { recursive: true });
  for (const name of await readdir(own)) await rename(path.join(own, name), path.join(shared, name));
  await rm(own, { recursive: true });
}
