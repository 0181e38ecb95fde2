/** Pages get it from the functions, so that no browser formats amounts in another way. */
export interface MoneyFormat {
  /** ISO 4217: 'EUR'. */
  currency: string;
  /** Of its smallest unit: 2, or 0 for yen, or 3 for dinars. */
  decimals: number;
  decimal: string;
  /** Between groups of digits; '' where they are not grouped. */
  group: string;
  /** Digits of the last group, and of each one before it. */
  sizes: readonly [last: number, others: number];
  /** From how many digits on they are grouped. */
  groupedFrom: number;
  /** What stands before and after the digits, of positive and of negative amounts. */
  positive: readonly [before: string, behind: string];
  negative: readonly [before: string, behind: string];
}

/** Of a shop that sets none: '$1234.50', '-$0.05'. */
export const dollarFormat: MoneyFormat = {
  currency: 'USD',
  decimals: 2,
  decimal: '.',
  group: '',
  sizes: [3, 3],
  groupedFrom: 4,
  positive: ['$', ''],
  negative: ['-$', ''],
};

/** '1234567' → '1,234,567' */
function grouped(digits: string, { group, sizes: [last, others], groupedFrom }: MoneyFormat): string {
  if (group === '' || digits.length < groupedFrom) return digits;
  const groups = [digits.slice(-last)];
  for (let end = digits.length - last; end > 0; end -= others) {
    groups.unshift(digits.slice(Math.max(0, end - others), end));
  }
  return groups.join(group);
}

/**
 * Amounts of one currency. Internally whole numbers of its smallest unit, which the shop calls cents also where they
 * are yen or fils; prices are numbers of the whole currency.
 */
export class Money {
  readonly format: MoneyFormat;
  readonly #cents: number;

  constructor(format: MoneyFormat) {
    this.format = format;
    this.#cents = 10 ** format.decimals;
  }

  get currency(): string {
    return this.format.currency;
  }

  get decimals(): number {
    return this.format.decimals;
  }

  /** Of a book. */
  get highestPrice(): number {
    return this.currency === dollarFormat.currency ? 100_000 : 1_000_000_000 / this.#cents;
  }

  /** 12.3 → 1230; exact for every price that the shop takes. */
  toCents(price: number): number {
    return Math.round(price * this.#cents);
  }

  /** 1230 → 12.3 */
  toPrice(cents: number): number {
    return cents / this.#cents;
  }

  /** No more decimals than the currency has. */
  isExact(price: number): boolean {
    return this.toPrice(this.toCents(price)) === price;
  }

  /** In cents: [0.1, 0.2] → 30. */
  sum(prices: readonly number[]): number {
    return prices.reduce((sum, price) => sum + this.toCents(price), 0);
  }

  /** For machines and forms, without the currency: 1230 → '12.30'. */
  plain(cents: number): string {
    return this.toPrice(cents).toFixed(this.decimals);
  }

  /** For input boxes, readable by `readAmount`, with the shop's decimal mark: 990 → '9,90'. */
  typed(cents: number): string {
    const { decimal } = this.format;
    return this.plain(cents).replace('.', decimal === ',' || this.decimals === 3 ? decimal : '.');
  }

  /** 1230 → '$12.30', -5 → '-$0.05'. */
  text(cents: number): string {
    const digits = String(Math.abs(cents)).padStart(this.decimals + 1, '0');
    const whole = digits.slice(0, digits.length - this.decimals);
    const decimals = this.decimals > 0 ? this.format.decimal + digits.slice(-this.decimals) : '';
    const [before, behind] = cents < 0 ? this.format.negative : this.format.positive;
    return before + grouped(whole, this.format) + decimals + behind;
  }

  /** 12.3 → '$12.30'. */
  price(price: number): string {
    return this.text(this.toCents(price));
  }

  /** Without decimals that are zeros: 10 → '$10'. */
  roundPrice(price: number): string {
    return new Money({ ...this.format, decimals: 0 }).text(Math.round(price));
  }
}

/** The default currency. */
export const dollars = new Money(dollarFormat);
