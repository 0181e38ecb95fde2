import { number } from 'yup';
import { t } from '../words/words.ts';
import { amountProblem, readAmount } from './amount.ts';
import { dollars, Money } from './money.ts';

/** From the context of a validation, `{ money }`; otherwise the default currency. */
export function moneyIn(context: unknown): Money {
  const money: unknown = Object(context).money;
  return money instanceof Money ? money : dollars;
}

/** 'at most two decimals' */
export function decimalsWords({ decimals }: Money): string {
  if (decimals === 0) return t('no decimals');
  return decimals === 2 ? t('at most two decimals') : t('at most three decimals');
}

/** Stands for a text that is no amount: yup's message function gets the value, but not the context with the money. */
class UnreadAmount {
  readonly problem: string;

  constructor(problem: string) {
    this.problem = problem;
  }
}

function typedAmount(text: string, money: Money): number | UnreadAmount {
  const amount = readAmount(text, money);
  return Number.isNaN(amount) ? new UnreadAmount(amountProblem(text, money)) : amount;
}

/** Read from text as people of any country type it. */
export function amountSchema(label: string) {
  return number()
    .label(label)
    .transform((value, given, _schema, options) =>
      typeof given === 'string' ? typedAmount(given, moneyIn(options?.context)) : value,
    )
    .typeError(({ value }: { value?: unknown }) =>
      value instanceof UnreadAmount
        ? t('{label} {problem}', { label, problem: value.problem })
        : t('{label} must be a number', { label }),
    );
}

/** Finite, from 0 to the highest of the currency, with no more decimals than that has. */
export function priceSchema(label: string) {
  const negative = t('{label} must not be negative', { label });
  return amountSchema(label)
    .min(0, negative)
    .test('sign', negative, (price) => !Object.is(price, -0))
    .test('highest', (price = 0, { options, createError }) => {
      const { highestPrice } = moneyIn(options.context);
      return (
        price <= highestPrice ||
        createError({ message: t('{label} must be at most {most}', { label, most: highestPrice }) })
      );
    })
    .test('cents', (price, { options, createError }) => {
      const money = moneyIn(options.context);
      const isExact = price === undefined || money.isExact(price);
      return (
        isExact ||
        createError({ message: t('{label} must have {decimals}', { label, decimals: decimalsWords(money) }) })
      );
    })
    .required(t('{label} is required', { label }));
}

/** '12.30', with exactly so many decimals. */
export function totalForm(decimals: number): { form: RegExp; words: string } {
  const form = new RegExp(`^(0|[1-9]\\d{0,8})${decimals > 0 ? `\\.\\d{${decimals}}` : ''}$`);
  return { form, words: `with ${['no', '', 'two', 'three'][decimals]} decimals` };
}
