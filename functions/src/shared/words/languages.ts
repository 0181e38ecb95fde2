import { keyGuard } from '../values/table-keys.ts';

/** The languages that the shop speaks, by their codes, as each calls itself. The first is the one of the sources. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
} as const;

export type Language = keyof typeof languageNames;

export const isLanguage = keyGuard(languageNames);

/** A counted thing in the forms that a language has for numbers; Intl says which of them a number takes. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The messages of a language by those of the sources; of a counted thing, by the English form of many. */
export type Messages = Readonly<Record<string, string | PluralForms>>;

export interface Catalogue {
  /** Its code. */
  language: string;
  /** 'ltr' where it is not said. */
  direction?: 'ltr' | 'rtl';
  messages: Messages;
}

/** Whether a message is translated, in each of its forms. */
export function isTranslated(translation: Messages[string] | undefined): boolean {
  const forms = typeof translation === 'object' ? Object.values(translation) : [translation];
  return forms.every(Boolean);
}
