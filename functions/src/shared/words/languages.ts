import { keyGuard } from '../values/table-keys.ts';

/** Each in its own words. The first is that of the sources. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
} as const;

export type Language = keyof typeof languageNames;

export const isLanguage = keyGuard(languageNames);

/** A counted noun in the plural forms of a language; Intl says which one a number takes. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** By the source message; for a counted noun by its English plural. */
export type Messages = Readonly<Record<string, string | PluralForms>>;

export interface Catalogue {
  language: string;
  /** Missing means 'ltr'. */
  direction?: 'ltr' | 'rtl';
  messages: Messages;
}

/** In each of its forms. */
export function isTranslated(translation: Messages[string] | undefined): boolean {
  const forms = typeof translation === 'object' ? Object.values(translation) : [translation];
  return forms.every(Boolean);
}
