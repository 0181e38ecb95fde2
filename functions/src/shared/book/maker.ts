import { type InferType, object, string } from 'yup';
import { lineSchema, linesSchema, orEmpty } from '../values/line-text.ts';
import { isSecureAddress } from '../values/link-address.ts';
import { queryString } from '../values/query-fields.ts';
import { slugOf } from '../values/words.ts';
import { t } from '../words/words.ts';
import { bookListLimits } from './book-paging.ts';

// The publisher's postal and electronic address must stand with every offer of its books: Regulation (EU) 2023/988,
// Article 19.

/** Texts in UTF-16 units; `all` is the size of the one document with all publishers; `listed` is how many are listed. */
export const makerLimits = { name: 200, postalAddress: 500, all: 300_000, listed: 50 };

const isEmail = (text: string) => string().email().isValidSync(text);

/** PUT /api/publishers. */
export const makerSchema = object({
  /** As it stands in the books. */
  publisher: lineSchema().label(t('Publisher')).max(makerLimits.name).required(),
  /** '' where it is the publisher. */
  maker: lineSchema().label(t('Manufacturer')).max(makerLimits.name).default(''),
  postalAddress: linesSchema().label(t('Postal address')).max(makerLimits.postalAddress).default(''),
  electronicAddress: lineSchema()
    .label(t('E-mail address or website'))
    .max(makerLimits.name)
    .default('')
    .test(
      'address',
      t('E-mail address or website must be an e-mail address, or begin with https://'),
      orEmpty((text) => isSecureAddress(text) || isEmail(text)),
    ),
}).noUnknown();

export type Maker = InferType<typeof makerSchema>;

/** 'Penguin Books' and 'PENGUIN books' are the same publisher. */
export const publisherKey = (name: string) => slugOf(name) || name;

export const makerOfNone = (publisher: string): Maker => ({
  publisher,
  maker: '',
  postalAddress: '',
  electronicAddress: '',
});

export function makerIn(makers: readonly Maker[], publisher: string): Maker | undefined {
  const key = publisherKey(publisher);
  return makers.find((one) => publisherKey(one.publisher) === key);
}

/** By what Article 19 asks for. */
export const isIncomplete = ({ postalAddress, electronicAddress }: Maker) =>
  postalAddress === '' || electronicAddress === '';

/** An empty entry is not stored. */
const isEmpty = ({ maker, postalAddress, electronicAddress }: Maker) =>
  `${maker}${postalAddress}${electronicAddress}` === '';

export function withMaker(makers: readonly Maker[], maker: Maker): Maker[] {
  const key = publisherKey(maker.publisher);
  const others = makers.filter(({ publisher }) => publisherKey(publisher) !== key);
  return isEmpty(maker) ? others : [...others, maker];
}

export const fits = (makers: readonly Maker[]) => JSON.stringify(makers).length <= makerLimits.all;

/** Adds only publishers that are not listed yet, as far as they fit: what the desk wrote stays. */
export function withNewMakers(
  makers: readonly Maker[],
  added: readonly Maker[],
  most = makerLimits.all,
): Maker[] {
  const keys = new Set(makers.map(({ publisher }) => publisherKey(publisher)));
  let length = JSON.stringify(makers).length;
  const fitting = added.filter((one) => {
    const key = publisherKey(one.publisher);
    const longer = length + JSON.stringify(one).length + 1;
    if (keys.has(key) || longer > most) return false;
    keys.add(key);
    length = longer;
    return true;
  });
  return [...makers, ...fitting];
}

/** In lines; '' where there is only a name. */
export function makerText(entry: Maker): string {
  const { publisher, maker, postalAddress, electronicAddress } = entry;
  if (isEmpty(entry)) return '';
  return [maker || publisher, postalAddress, electronicAddress].filter((text) => text !== '').join('\n');
}

export interface Made {
  /** With addresses, in lines; absent where the shop has not entered it. */
  maker?: string;
}

export const publisherQuerySchema = object({ q: queryString(bookListLimits.search) });

export interface ListedPublisher extends Maker {
  books: number;
}

/** First those that lack an address, then those with most books. */
export interface PublisherList {
  total: number;
  incomplete: number;
  publishers: ListedPublisher[];
}
