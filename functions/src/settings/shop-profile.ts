import { info } from 'firebase-functions/logger';
import { refreshedOrBefore } from '../platform/refreshed.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { settingsIn, usualWordsIn } from '../platform/words/settings-in.ts';
import { localeIn } from '../platform/words/spoken-locale.ts';
import type { DeliverySetting } from '../shared/delivery/delivery-setting.ts';
import { changesOf, profileOf } from '../shared/shop/default-profile.ts';
import { readMarkdown } from '../shared/shop/markdown-text.ts';
import type { RememberedFacts, Settings, StoredSettings } from '../shared/shop/settings.ts';
import { defaultCurrency, type ShopChanges, type ShopProfile } from '../shared/shop/shop-profile.ts';
import { shopTexts, type TextName, type TextNode } from '../shared/shop/shop-texts.ts';
import { taxClassNames } from '../shared/tax/tax-classes.ts';
import { memoized } from '../shared/values/memoized.ts';
import type { Language } from '../shared/words/languages.ts';
import { findSettings } from './settings-store.ts';

/**
 * The shop's profile in a language (amounts and days in that language once the owner has chosen a locale), and its
 * differences from the defaults, which pages carry.
 */
export function shopIn(settings: Settings & RememberedFacts, language: Language) {
  const { locale } = settings;
  const isChosen = locale !== defaultCurrency.locale;
  const spoken = {
    ...settingsIn(settings, language),
    ...(isChosen && { locale: localeIn(language, locale) }),
  };
  return { profile: profileOf(spoken), changes: changesOf(spoken, usualWordsIn(language)) };
}

interface PresentShop {
  settings: StoredSettings;
  inLanguage: (language: Language) => ReturnType<typeof shopIn>;
}

async function read(before: PresentShop | undefined): Promise<PresentShop> {
  const settings = await findSettings();
  if (settings.version === 0 && !before) info('No settings are stored: the shop has its defaults');
  return { settings, inLanguage: memoized((language: Language) => shopIn(settings, language)) };
}

const shop = refreshedOrBefore(read, 'The settings could not be read: the shop keeps those before');

/** Cached for a minute. */
export async function shopProfile(language: Language = shopLanguage): Promise<ShopProfile> {
  return (await shop.recent()).inLanguage(language).profile;
}

export async function shopChanges(language: Language): Promise<ShopChanges> {
  return (await shop.recent()).inLanguage(language).changes;
}

/** As old as the profile. */
export async function recentSettings(): Promise<StoredSettings> {
  return (await shop.recent()).settings;
}

/** Parsed texts, cached for each version, since long ones take time. */
const readTexts = new Map<string, { text: string; nodes: TextNode[] }>();

/** Undefined where the owner has written none. */
export async function shopText(
  name: TextName,
  language: Language = shopLanguage,
): Promise<TextNode[] | undefined> {
  const text = settingsIn(await recentSettings(), language)[shopTexts[name].setting];
  if (text === '') return undefined;
  const key = `${language} ${name}`;
  let read = readTexts.get(key);
  if (read?.text !== text) {
    read = { text, nodes: readMarkdown(text).nodes };
    readTexts.set(key, read);
  }
  return read.nodes;
}

/** Whether the shop shows tax or ever did: exports then have columns for it. */
export async function knowsTax(): Promise<boolean> {
  const { isOn, rates } = (await shop.recent()).settings.tax;
  return isOn || taxClassNames.some((name) => rates[name].length > 0);
}

/** As old as the profile. */
export async function shopDelivery(): Promise<DeliverySetting> {
  return (await shop.recent()).settings.delivery;
}

export async function shopCurrencies(): Promise<{ present: string; all: string[] }> {
  const { currency, formerCurrencies = [] } = await recentSettings();
  return { present: currency, all: [...new Set([...formerCurrencies, currency])] };
}
