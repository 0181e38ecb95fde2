import type { Invoice } from '../shared/invoice/invoice.ts';
import { memoized } from '../shared/values/memoized.ts';
import { Money, type MoneyFormat } from '../shared/values/money.ts';

// A document keeps how its amounts and days are written, since Intl writes them otherwise from one release of ICU to another.

/** Scripts of days and currencies for which the file's font has no letters. */
const withoutLetters =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Made once for each locale: that takes longer than to write a hundred days with it. */
const dayFormat = memoized(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }),
);

/** '23. November 2026'; where the font has not its letters, '2026-11-23'. */
export function writtenDay(day: string, locale: string): string {
  const text = dayFormat(locale).format(new Date(`${day}T00:00:00Z`));
  return withoutLetters.test(text) ? day : text;
}

/** Full-width signs become those of the font. */
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
