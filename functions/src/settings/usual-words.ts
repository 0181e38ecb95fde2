import { isDeepStrictEqual } from 'node:util';
import { shopLanguage } from '../platform/shop-language.ts';
import { saidIn } from '../platform/words/say-in.ts';
import { settingDefaults } from '../shared/shop/settings-groups.ts';
import { translatedSettings } from '../shared/shop/translations.ts';

// The words of a shop that sets none are stored in English: pages and mails know them by that, and say them in the language
// of each reader. Only who reads and changes settings has them in the shop's first language.

function inShopLanguage(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, part) =>
    // The slug of a genre is part of an address.
    typeof part === 'string' && part !== '' && name !== 'slug' ? saidIn(shopLanguage, part) : part,
  );
}

function exchanged<Given extends object>(settings: Given, isStored: boolean): Given {
  if (shopLanguage === 'en') return settings;
  const given = Object.entries(settings).filter(([name]) => translatedSettings.includes(name));
  const usual = given.flatMap(([name, value]) => {
    const both = [settingDefaults[name], inShopLanguage(settingDefaults[name])];
    const [from, to] = isStored ? both : both.toReversed();
    return isDeepStrictEqual(value, from) ? [[name, to]] : [];
  });
  return { ...settings, ...Object.fromEntries(usual) };
}

/** Settings as their forms show them. */
export const settingsToShow = <Given extends object>(stored: Given) => exchanged(stored, true);

/** Settings as they are stored. */
export const settingsToStore = <Given extends object>(shown: Given) => exchanged(shown, false);
