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
 * What the shop says of itself in a language, with amounts and days as that writes them once the owner has chosen a locale, and
 * what of that pages carry, since it is not as in a shop that sets nothing.
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

/** The settings with what they make in each language. */
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

/** What the shop says of itself in a language: an instance reads it once a minute. */
export async function shopProfile(language: Language = shopLanguage): Promise<ShopProfile> {
  return (await shop.recent()).inLanguage(language).profile;
}

/** What pages in a language carry of it. */
export async function shopChanges(language: Language): Promise<ShopChanges> {
  return (await shop.recent()).inLanguage(language).changes;
}

/** The settings, as old as the profile. */
export async function recentSettings(): Promise<StoredSettings> {
  return (await shop.recent()).settings;
}

/** The texts as they were last read: once for each version, since a long one takes time. */
const readTexts = new Map<string, { text: string; nodes: TextNode[] }>();

/** What the owner has written for a page, in a language; undefined for nothing. */
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

/** Whether the shop shows tax, or has done so: its exports have columns for it then. */
export async function knowsTax(): Promise<boolean> {
  const { isOn, rates } = (await shop.recent()).settings.tax;
  return isOn || taxClassNames.some((name) => rates[name].length > 0);
}

/** How the shop delivers: as old as its profile. */
export async function shopDelivery(): Promise<DeliverySetting> {
  return (await shop.recent()).settings.delivery;
}

export async function shopCurrencies(): Promise<{ present: string; all: string[] }> {
  const { currency, formerCurrencies = [] } = await recentSettings();
  return { present: currency, all: [...new Set([...formerCurrencies, currency])] };
}
