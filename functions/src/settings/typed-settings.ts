import { shopLanguage } from '../platform/shop-language.ts';
import { usualWordsIn } from '../platform/words/settings-in.ts';
import { settingDefaults } from '../shared/shop/settings-groups.ts';
import { typedParts } from '../shared/values/typed-parts.ts';
import type { Language } from '../shared/words/languages.ts';

type Values = Readonly<Record<string, unknown>>;

/** The settings of a shop that sets nothing, in a language. */
export const usualIn = (language: Language): Values => ({ ...settingDefaults, ...usualWordsIn(language) });

/** What the owner has typed: what is as the shop says it by itself, in English or in one of these languages, is not. */
export function typedSettings(values: Values, languages: readonly Language[] = [shopLanguage]): Values {
  const others = typedParts(values, settingDefaults);
  return languages.reduce((typed, language) => typedParts(typed, usualWordsIn(language)), others);
}
