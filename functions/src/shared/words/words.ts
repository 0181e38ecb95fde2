import { buildLanguage } from './build-language.ts';
import type { Catalogue, PluralForms } from './languages.ts';
import { filled, type Placeholder } from './message-parts.ts';

type Value = string | number;

/** The values that a message needs: none, or one for each placeholder. */
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];

/** What is spoken now, where one process speaks several languages. */
let spoken: Catalogue | undefined;

/**
 * A sentence in the language of the reader. It is written in English; `npm run words` collects it for the translators. In the
 * web app's build of another language its translation stands in its place. Both arguments must be written out.
 */
export function t<const Message extends string>(
  message: Message,
  ...[values]: Values<Placeholder<Message>>
): string {
  const translated = spoken?.messages[message];
  const text = typeof translated === 'string' ? translated : message;
  return values ? filled(text, values) : text;
}

/**
 * A sentence about a number of things, in the form that the reader's language has for that number: `{count}` is the number
 * as it writes it.
 * @param one the English sentence for one; a build of a language with more forms puts those here
 * @param other the English sentence for any other number
 */
export function plural<const One extends string, const Other extends string>(
  count: number,
  one: One | Partial<PluralForms>,
  other: Other,
  ...[values]: Values<Exclude<Placeholder<One | Other>, 'count'>>
): string {
  const language = spoken?.language ?? buildLanguage;
  const translated = spoken?.messages[other];
  const forms =
    typeof translated === 'object' ? translated : { ...(typeof one === 'string' ? { one } : one), other };
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return filled(form, { ...values, count: count.toLocaleString(language) });
}

/** What a promise would do: it would go on after the language has changed back. */
type NotLater<Result> = Result extends PromiseLike<unknown> ? never : Result;

/** Runs what says something, in a language. It must say all of it before it returns. */
export function inLanguage<Result>(catalogue: Catalogue, say: () => NotLater<Result>): NotLater<Result> {
  const before = spoken;
  spoken = catalogue;
  try {
    return say();
  } finally {
    spoken = before;
  }
}
