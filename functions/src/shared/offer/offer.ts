import { boolean, type InferType, number, object, string } from 'yup';
import { cashLimits } from '../order/order-limits.ts';
import { isDay } from '../shop/shop-day.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema } from '../values/line-text.ts';
import { readFields, readTime } from '../values/stored-fields.ts';
import { keysOf } from '../values/table-keys.ts';
import { translated } from '../words/language-schema.ts';
import type { Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { codeSchema } from './code-schema.ts';
import { longestCode } from './offer-code.ts';

/** Texts in UTF-16 units. */
export const offerLimits = { offers: 50, title: 60, value: 200, code: longestCode };

export const offerKinds = {
  percent: { label: t('Percent off books') },
  amount: { label: t('An amount off books') },
  delivery: { label: t('Free delivery') },
} as const;

type OfferKind = keyof typeof offerKinds;

export const offerKindNames: readonly OfferKind[] = keysOf(offerKinds);

/** Which books it reduces, and what `value` names. */
export const offerScopes = {
  all: { label: t('All books') },
  genre: { label: t('Books of a genre') },
  shelf: { label: t('Books of a shelf') },
  publisher: { label: t('Books of a publisher') },
  author: { label: t('Books of an author') },
} as const;

export type OfferScope = keyof typeof offerScopes;

export const offerScopeNames: readonly OfferScope[] = keysOf(offerScopes);

const whole = (label: string, most: number) => {
  const wrong = t('{label} must be a whole number', { label });
  return number().label(label).typeError(wrong).integer(wrong).min(0, wrong).max(most).default(0);
};

const day = (label: string) =>
  string()
    .label(label)
    .default('')
    .test('day', t('A day is written as 2026-11-22'), (text) => !text || isDay(text));

const title = lineSchema().label(t('Name')).max(offerLimits.title);

/** POST and PUT /api/offers. */
export const offerSchema = object({
  /** Shoppers read it as the reason of the discount. */
  title: title.required(t('An offer needs a name')),
  titles: translated(title),
  /** '' for a rule, which needs no code. */
  code: codeSchema()
    .matches(/^(?:[\p{L}\p{N}]{3,})?$/u, t('A code has three letters or digits at least'))
    .default(''),
  isOn: boolean().label(t('Runs')).default(true),
  gives: choiceSchema(t('What it gives'), offerKindNames).default('percent'),
  basisPoints: whole(t('Percent'), 10_000).when('gives', ([gives], schema) =>
    gives === 'percent' ? schema.min(1, t('Say how many percent are taken off')) : schema,
  ),
  cents: whole(t('Amount'), cashLimits.cents).when('gives', ([gives], schema) =>
    gives === 'amount' ? schema.min(1, t('Say how much is taken off')) : schema,
  ),
  scope: choiceSchema(t('Which books'), offerScopeNames).default('all'),
  /** Of its amounts; '' where unknown. */
  currency: string()
    .matches(/^(?:[A-Z]{3})?$/, t('Currency must be a code such as EUR'))
    .default(''),
  /** The slug of a genre, the id of a shelf, or the name of a publisher or an author. */
  value: lineSchema()
    .label(t('Which one'))
    .max(offerLimits.value)
    .default('')
    .when(['gives', 'scope'], ([gives, scope], schema) =>
      gives === 'delivery' || scope === 'all' ? schema : schema.required(t('Say of which one')),
    ),
  /** The least amount of books that an order must have. */
  fromCents: whole(t('From an order of'), cashLimits.cents),
  withReduced: boolean().label(t('Reduced books, too')).default(false),
  isFirstOnly: boolean().label(t('For the first order only')).default(false),
  isOnceEach: boolean().label(t('Once for each shopper')).default(false),
  /** 0: any number. */
  mostUses: whole(t('Orders at most'), 1_000_000),
  /** Days of the shop, both included; '' for none. */
  from: day(t('From')),
  until: day(t('Until')).test(
    'order',
    t('The last day must not be before the first'),
    (until, { parent }) => {
      return !until || !parent.from || until >= parent.from;
    },
  ),
}).noUnknown();

export type OfferFields = InferType<typeof offerSchema>;

/** The version is the millisecond of the last change. */
export interface Offer extends OfferFields {
  id: string;
  version: number;
}

/** Those that the owner writes. */
export function offerFields(offer: OfferFields): OfferFields {
  return readFields(offerSchema, { ...offer });
}

export function readOffer(id: string, data: Readonly<Record<string, unknown>>): Offer {
  return { id, ...readFields(offerSchema, data), version: readTime(data.updatedAt) };
}

export const offerIn = (offer: Offer, language: Language | undefined): Offer => ({
  ...offer,
  title: (language && offer.titles?.[language]) ?? offer.title,
});

/** Such an offer does not count: its amounts are in another currency than the shop's. */
export const isOtherMoney = (
  { currency, gives, fromCents }: Pick<Offer, 'currency' | 'gives' | 'fromCents'>,
  present: string,
): boolean => currency !== '' && currency !== present && (gives === 'amount' || fromCents > 0);

/** Orders that have it, books of them that it reduced, and the amount that it took off. */
export interface OfferFigures {
  orders: number;
  books: number;
  cents: number;
}

export type ListedOffer = Offer & { brought: OfferFigures };

export interface OfferAnswer {
  message: string;
  offer: Offer;
}
