import { buildLanguage } from './build-language.ts';
import type { PluralForms } from './languages.ts';
import { filled, type Placeholder } from './message-parts.ts';

type Value = string | number;

/** The values that a message needs: none, or one for each placeholder. */
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, Value>>];

/**
 * A sentence in the language of the reader. It is written in English; `npm run words` collects it for the translators. In the
 * web app's build of another language its translation stands in its place. It must be written out, not put together.
 */
export function t<const Message extends string>(
  message: Message,
  ...[values]: Values<Placeholder<Message>>
): string {
  return values ? filled(message, values) : message;
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
  const forms: Partial<PluralForms> = typeof one === 'string' ? { one } : one;
  const form = forms[new Intl.PluralRules(buildLanguage).select(count)] ?? other;
  return filled(form, { ...values, count: count.toLocaleString(buildLanguage) });
}
