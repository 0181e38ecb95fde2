import { buildLanguage } from './build-language.ts';
import type { Language, Messages, PluralForms } from './languages.ts';
import { filled, type Placeholder, withoutSense } from './message-parts.ts';

type Value = string | number;

/** One for each placeholder. */
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];

/** The temporary language of a process that has several. */
export interface Speech {
  language: Language;
  /** undefined where the message is not translated. */
  translationOf: (message: string) => Messages[string] | undefined;
}

/** Unset in a build of the web app, which has a single language. */
let spoken: Speech | undefined;

/** Excludes promises, which would go on after the language has changed back. */
type NotLater<Result> = Result extends PromiseLike<unknown> ? never : Result;

/** `say` must produce all its text before it returns. */
export function inLanguage<Result>(speech: Speech, say: () => NotLater<Result>): NotLater<Result> {
  const before = spoken;
  spoken = speech;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

export function spokenLanguage(): Language {
  return spoken?.language ?? buildLanguage;
}

/**
 * A sentence in the reader's language, written in English; `npm run words` collects it for the translators, and the web
 * build of another language puts the translation in its place. The message must be a literal, not concatenated. Where
 * another language has two words for one of English, a suffix names the sense: `t('Cash|page')` gives 'Cash'.
 */
export function t<const Message extends string>(
  message: Message,
  ...[values]: Values<Placeholder<Message>>
): string {
  const translated = spoken?.translationOf(message);
  if (typeof translated === 'string') return values ? filled(translated, values) : translated;
  return values ? filled(message, values) : withoutSense(message);
}

/**
 * A sentence with a number, in the plural form of the reader's language: `{count}` is the number in that language's
 * format.
 * @param one the English sentence for one; the build of another language puts its forms here
 * @param other the English sentence for any other number
 */
export function plural<const One extends string, const Other extends string>(
  count: number,
  one: One | Partial<PluralForms>,
  other: Other,
  ...[values]: Values<Exclude<Placeholder<One | Other>, 'count'>>
): string {
  const language = spoken?.language ?? buildLanguage;
  const translated = spoken?.translationOf(other);
  const forms: Partial<PluralForms> =
    typeof translated === 'object' ? translated : typeof one === 'string' ? { one } : one;
  // Spanish and French have a form from a million on, which reads like that of many.
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? other;
  return filled(form, { ...values, count: count.toLocaleString(language) });
}
