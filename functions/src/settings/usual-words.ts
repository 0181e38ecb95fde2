import { isDeepStrictEqual } from 'node:util';
import { shopLanguage } from '../platform/shop-language.ts';
import { saidIn } from '../platform/words/say-in.ts';
import { localeIn } from '../platform/words/spoken-locale.ts';
import type { Genre } from '../shared/genre/genres.ts';
import { profileChanges, profileOf } from '../shared/shop/default-profile.ts';
import { defaultSettings, type Settings, settingsIn } from '../shared/shop/settings.ts';
import { settingDefaults } from '../shared/shop/settings-groups.ts';
import type { ShopChanges, ShopProfile } from '../shared/shop/shop-profile.ts';
import { translatedSettings } from '../shared/shop/translations.ts';
import { memoized } from '../shared/values/memoized.ts';
import { isObject } from '../shared/values/stored-fields.ts';
import { languagesOf } from '../shared/words/known-language.ts';
import type { Language } from '../shared/words/languages.ts';

// The words of a shop that sets none are stored in English: pages know them by that, and say them in the language of each
// reader. Who reads and changes settings has them in the shop's first language.

const names = ['shopName', ...translatedSettings];
const textsOf = (settings: object) => Object.entries(settings).filter(([name]) => names.includes(name));
const usual = Object.fromEntries(textsOf(settingDefaults));

const said = memoized((language: Language): unknown =>
  JSON.parse(JSON.stringify(usual), (name, part) =>
    // The slug of a genre is part of an address.
    typeof part === 'string' && part !== '' && name !== 'slug' ? saidIn(language, part) : part,
  ),
);

/** What is as it is from the start becomes as it is said elsewhere; what the shop has written stays. */
function partIn(own: unknown, from: unknown, to: unknown): unknown {
  if (isDeepStrictEqual(own, from)) return to;
  if (Array.isArray(own) && Array.isArray(from) && Array.isArray(to))
    return own.map((part, index) => partIn(part, from[index], to[index]));
  if (!isObject(own) || !isObject(from) || !isObject(to)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([name, part]) => [name, partIn(part, from[name], to[name])]),
  );
}

function exchanged<Given extends object>(settings: Given, from: unknown, to: unknown): Given {
  if (!isObject(from) || !isObject(to)) return settings;
  const parts = textsOf(settings).map(([name, own]) => [name, partIn(own, from[name], to[name])]);
  return { ...settings, ...Object.fromEntries(parts) };
}

const sayUsual = <Given extends object>(stored: Given, language: Language) =>
  language === 'en' ? stored : exchanged(stored, usual, said(language));

/** Settings as their forms show them. */
export const settingsToShow = <Given extends object>(stored: Given) => sayUsual(stored, shopLanguage);

/** Settings as they are stored. */
export const settingsToStore = <Given extends object>(shown: Given) =>
  shopLanguage === 'en' ? shown : exchanged(shown, said(shopLanguage), usual);

/** What the shop says of itself in a language, with amounts and days as that writes them once the owner has chosen a locale. */
export function profileIn(settings: Settings, language: Language): ShopProfile {
  const said = sayUsual(settingsIn(settings, language), language);
  const isChosen = settings.locale !== defaultSettings.locale;
  return profileOf(isChosen ? { ...said, locale: localeIn(language, settings.locale) } : said);
}

/** The genres under all names by which a file or a rule may call them: those in each language of the shop, and the English ones. */
export function genresByName(settings: Settings): Genre[] {
  const spoken = languagesOf(shopLanguage, settings.languages).map((language) =>
    profileIn(settings, language),
  );
  return [...spoken, settings].flatMap(({ genres }) => genres);
}

/** Settings in which the rules of books that are ordered find a genre under all its names. */
export const withGenreNames = <Given extends Settings>(settings: Given): Given =>
  settings.specialOrders.isOn ? { ...settings, genres: genresByName(settings) } : settings;

const untouchedIn = memoized((language: Language) => profileIn(defaultSettings, language));

/** What of that is not as in a shop that sets nothing, whose words the pages of the language have. */
export function changesIn(profile: ShopProfile, language: Language): ShopChanges {
  return profileChanges(profile, untouchedIn(language));
}
