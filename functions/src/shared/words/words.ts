import { buildLanguage } from './build-language.ts';
import type { Language, Messages, PluralForms } from './languages.ts';
import { filled, type Placeholder, withoutSense } from './message-parts.ts';

type Value = string | number;

/** The values that a message needs: none, or one for each placeholder. */
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];

/** A language that is spoken for a while, in a process that speaks several. */
export interface Speech {
  language: Language;
  /** Its words for a message of the sources; undefined where it has none. */
  translationOf: (message: string) => Messages[string] | undefined;
}

/** What is spoken now; a build of the web app speaks its own language alone. */
let spoken: Speech | undefined;

/** What would go on after the language has changed back. */
type NotLater<Result> = Result extends PromiseLike<unknown> ? never : Result;

/** Runs what says something, in a language. It must say all of it before it returns. */
export function inLanguage<Result>(speech: Speech, say: () => NotLater<Result>): NotLater<Result> {
  const before = spoken;
  spoken = speech;
  try {
    return say();
  } finally {
    spoken = before;
  }
}

/** What is spoken now, for what Intl writes. */
export function spokenLanguage(): Language {
  return spoken?.language ?? buildLanguage;
}

/**
 * A sentence in the language of the reader. It is written in English; `npm run words` collects it for the translators. In the
 * web app's build of another language its translation stands in its place. It must be written out, not put together. A word that
 * another language has two for names its sense: `t('Cash|page')` says 'Cash'.
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
 * A sentence about a number of things, in the form that the reader's language has for that number: `{count}` is the number
 * as it writes it.
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
  // Spanish and French have a form of their own from a million on, which reads like that of many.
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? other;
  return filled(form, { ...values, count: count.toLocaleString(language) });
}
