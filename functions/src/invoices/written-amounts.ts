import type { Invoice } from '../shared/invoice/invoice.ts';
import { memoized } from '../shared/values/memoized.ts';
import { Money, type MoneyFormat } from '../shared/values/money.ts';

// A document stores its number and day formats, since Intl's output changes between releases of ICU.

/** Scripts of days and currencies for which the PDF font has no letters. */
const withoutLetters =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Cached by locale: creating one takes longer than formatting a hundred days. */
const dayFormat = memoized(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }),
);

/** '23. November 2026', or '2026-11-23' where the font lacks its letters. */
export function writtenDay(day: string, locale: string): string {
  const text = dayFormat(locale).format(new Date(`${day}T00:00:00Z`));
  return withoutLetters.test(text) ? day : text;
}

/** Replaces full-width signs by those of the font. */
function writtenSign(sign: string, currency: string): string {
  const narrow = sign.replace(/[\uff01-\uffe6]/g, (wide) => wide.normalize('NFKC'));
  return withoutLetters.test(narrow) ? narrow.replace(/\p{L}+/gu, currency) : narrow;
}

export function writtenFormat({ positive, negative, sizes, ...format }: MoneyFormat): Invoice['format'] {
  const signs = (around: readonly string[]) => around.map((sign) => writtenSign(sign, format.currency));
  return { ...format, sizes: [...sizes], positive: signs(positive), negative: signs(negative) };
}

export function moneyOfInvoice({ format }: Pick<Invoice, 'format'>): Money {
  const { sizes, positive, negative } = format;
  return new Money({
    ...format,
    sizes: [sizes[0] ?? 3, sizes[1] ?? 3],
    positive: [positive[0] ?? '', positive[1] ?? ''],
    negative: [negative[0] ?? '', negative[1] ?? ''],
  });
}
