import { object } from 'yup';
import { taxClasses } from '../tax/tax-classes.ts';
import { dollars, Money } from '../values/money.ts';
import { type CardsSetting, cardNames, offeredCards } from '../voucher/card-numbers.ts';
import { amountsIn, type VouchersSetting } from '../voucher/voucher-offer.ts';
import { t } from '../words/words.ts';
import { amountBox, choiceOf, emptyAs, flag, line, section, whole, wholeNumber } from './section.ts';

const mostAmounts = 8;

const givenBackOrders = {
  'voucher-first': { label: t('To the voucher first') },
  'voucher-last': { label: t('To the voucher last') },
} as const;

const taxedAtSale = { '': { label: t('No, when they are redeemed') }, ...taxClasses } as const;

/** An empty box means the default. */
const bound = (label: string, usual: number) => amountBox(label, usual, { isHalf: true }).default(usual);

const drawing = (label: string) => flag(label, { isHalf: true }).default(true);

const allCards: CardsSetting = { card1: true, card2: true, card3: true, card4: true };

const usual = { amounts: '10; 25; 50; 100', least: 5, most: 500 };

const vouchersSchema = whole(t('Gift vouchers'), {
  isOn: flag(t('Sell gift vouchers'), {
    hint: t('On a page of the shop, paid online, and at the desk in cash or by card.'),
  }).required(),
  amounts: line(t('Amounts'), 100, { hint: t('Of which shoppers choose, with a semicolon between them.') })
    .transform((text: string) => text || usual.amounts)
    .test(
      'amounts',
      t('Amounts must be at most {most}, such as 10; 25; 50', { most: mostAmounts }),
      (text = '', { options }) => {
        const money: unknown = Object(options.context).money;
        const amounts = amountsIn(text, money instanceof Money ? money : dollars);
        return amounts.length <= mostAmounts && amounts.every((amount) => amount > 0);
      },
    )
    .default(usual.amounts),
  least: bound(t('Least amount'), usual.least),
  most: bound(t('Highest amount'), usual.most),
  cards: object({
    card1: drawing(cardNames[1]),
    card2: drawing(cardNames[2]),
    card3: drawing(cardNames[3]),
    card4: drawing(cardNames[4]),
  } satisfies Record<keyof CardsSetting, object>)
    .label(t('Drawings'))
    .meta({ isGroup: true })
    .test('one', t('Offer one drawing at least'), (cards) => offeredCards(cards).length > 0),
  isEndless: flag(t('They never end'), {
    hint: t('Otherwise they pay as long as the law of your country wants, and as you add to it.'),
  }).default(false),
  moreYears: wholeNumber(t('Years more than the law wants'), 0, 30, { isHalf: true })
    .transform(emptyAs(0))
    .default(0),
  remindsBeforeEnd: flag(t('Write a month before the end'), {
    hint: t('Once, to buyers who have agreed.'),
  }).default(true),
  givenBack: choiceOf(t('Money back'), givenBackOrders, {
    hint: t('Of an order that a voucher has paid in part. What a voucher paid never goes back as cash.'),
  }).default('voucher-last'),
  singlePurpose: choiceOf(t('Taxed when they are sold'), taxedAtSale, {
    hint: t(
      'Only for a shop that sells at one rate of tax alone. A voucher is then a sale with that tax, and pays only for what bears it, which is taxed no more. It holds for vouchers that are sold from then on.',
    ),
    control: 'single-purpose',
  }).default(''),
}).meta({ isFolded: true });

const defaultVouchers: VouchersSetting = {
  isOn: false,
  ...usual,
  cards: allCards,
  isEndless: false,
  moreYears: 0,
  remindsBeforeEnd: true,
  givenBack: 'voucher-last',
  singlePurpose: '',
};

export const vouchers = section({
  slug: 'vouchers',
  title: t('Gift vouchers'),
  hint: t(
    'A voucher is money that the shop owes: it is no sale, and bears no tax until it is redeemed, unless you choose otherwise below.',
  ),
  fields: { vouchers: vouchersSchema },
  defaults: { vouchers: defaultVouchers },
});
