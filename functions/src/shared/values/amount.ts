import { t } from '../words/words.ts';
import type { Money } from './money.ts';

/** With its currency. */
const longestAmount = 40;

const spaces = /[\s'’]/g;
const aThousands = String.raw`[1-9]\d{0,2}`;
const numbers = {
  plain: /^\d+[.,]?$/,
  grouped: new RegExp(`^${aThousands}(?:(?: \\d{3})+|(?:,\\d{3})+|(?:\\.\\d{3})+)$`),
  decimal: /^\d*[.,]\d+$/,
  groupedDecimal: new RegExp(`^${aThousands}(?:(?:[ ,]\\d{3})+\\.|(?:[ .]\\d{3})+,)\\d{1,2}$`),
};
const threeDecimals = new RegExp(`^${aThousands}(?:(?:[ ,]\\d{3})+\\.|(?:[ .]\\d{3})+,)\\d{3}$`);
/** A thousand and something, or three decimals. */
const ambiguous = new RegExp(`^${aThousands}[.,]\\d{3}$`);

/** Without its sign and its currency: '$ 1,299.00', '12,99 €', 'USD 7'. */
function bareAmount(text: string): string {
  return text
    .trim()
    .replace(/^(?:[A-Z][A-Za-z]{0,2}(?=[\s\d\p{Sc}.])\.?)?\s*\p{Sc}?\s*/u, '')
    .replace(/\s*(?:\p{Sc}|\p{L}{1,7})$/u, '')
    .replace(spaces, ' ');
}

/**
 * '1,234' is thousands in a currency without decimals, and decimals in one with three that the shop writes so;
 * otherwise it is ambiguous.
 */
function readingOf(amount: string, { decimals, format }: Money): 'thousands' | 'decimals' | undefined {
  if (decimals === 0) return 'thousands';
  return decimals === 3 && amount.includes(format.decimal) ? 'decimals' : undefined;
}

/**
 * As people of any country type it: '9.50', '9,50', '1,234.50', '1.234,50', '1 234,50'. NaN for no amount, or an
 * ambiguous one, such as '1,234' dollars.
 */
export function readAmount(text: string, money: Money): number {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/s.exec(text.slice(0, longestAmount + 1)) ?? [];
  const amount = bareAmount(unsigned);
  const forms = [...Object.values(numbers), ...(money.decimals === 3 ? [threeDecimals] : [])];
  const isRead = forms.some((form) => form.test(amount));
  const reading = ambiguous.test(amount) ? readingOf(amount, money) : 'plain';
  if (text.length > longestAmount || !isRead || !reading) return Number.NaN;
  const isGrouped = reading !== 'decimals' && numbers.grouped.test(amount);
  const decimals = isGrouped ? '' : (/[.,](\d*)$/.exec(amount)?.[1] ?? '');
  const whole = amount.slice(0, amount.length - decimals.length).replace(/\D/g, '');
  const value = Number(`${whole || '0'}.${decimals || '0'}`);
  return sign === '' || sign === '+' ? value : -value;
}

function example({ decimals, format }: Money): string {
  if (decimals === 2) return t('9.50 or 9,50');
  return decimals === 0 ? '950' : `9${format.decimal}500`;
}

/** For an amount that `readAmount` does not read. */
export function amountProblem(text: string, money: Money): string {
  const amount = bareAmount(text.slice(0, longestAmount));
  if (!ambiguous.test(amount) || readingOf(amount, money))
    return t('cannot be read: write it like {example}', { example: example(money) });
  const [whole = '', rest = ''] = amount.split(/[.,]/);
  const decimals = money.decimals === 3 ? money.format.decimal + rest : `.${rest.slice(0, 2)}`;
  return t('can be read in two ways: write {whole} or {decimals}', {
    whole: whole + rest,
    decimals: whole + decimals,
  });
}
