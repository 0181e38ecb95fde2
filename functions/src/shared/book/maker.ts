import { type InferType, object, string } from 'yup';
import { lineSchema, linesSchema, orEmpty } from '../values/line-text.ts';
import { isSecureAddress } from '../values/link-address.ts';
import { queryString } from '../values/query-fields.ts';
import { slugOf } from '../values/words.ts';
import { t } from '../words/words.ts';
import { bookListLimits } from './book-paging.ts';

// Who answers for the safety of a publisher's books stands with the offer of each of them, with a postal and an
// electronic address: Regulation (EU) 2023/988, Article 19.

/** The longest texts, in UTF-16 units; how much all publishers of a shop may have, which one document holds; and how many are listed. */
export const makerLimits = { name: 200, postalAddress: 500, all: 300_000, listed: 50 };

const isEmail = (text: string) => string().email().isValidSync(text);

/** What the desk sends to change a publisher: PUT /api/publishers. */
export const makerSchema = object({
  /** As it stands in the books. */
  publisher: lineSchema().label(t('Publisher')).max(makerLimits.name).required(),
  /** Where it is another than the publisher; '' else. */
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

/** By what publishers are the same: 'Penguin Books' is 'PENGUIN books'. */
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

/** Whether a publisher lacks what the law asks for. */
export const isIncomplete = ({ postalAddress, electronicAddress }: Maker) =>
  postalAddress === '' || electronicAddress === '';

/** Whether nothing is said of a publisher, so that nothing is kept. */
const isEmpty = ({ maker, postalAddress, electronicAddress }: Maker) =>
  `${maker}${postalAddress}${electronicAddress}` === '';

/** The list with what is said of one publisher. */
export function withMaker(makers: readonly Maker[], maker: Maker): Maker[] {
  const key = publisherKey(maker.publisher);
  const others = makers.filter(({ publisher }) => publisherKey(publisher) !== key);
  return isEmpty(maker) ? others : [...others, maker];
}

export const fits = (makers: readonly Maker[]) => JSON.stringify(makers).length <= makerLimits.all;

/** The list with those publishers of which it says nothing, as far as they fit: what the desk has written stays. */
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

/** What stands with the offer, in lines; '' where there is nothing but a name. */
export function makerText(entry: Maker): string {
  const { publisher, maker, postalAddress, electronicAddress } = entry;
  if (isEmpty(entry)) return '';
  return [maker || publisher, postalAddress, electronicAddress].filter((text) => text !== '').join('\n');
}

/** A book as its page shows it. */
export interface Made {
  /** Who answers for its safety, with the addresses, in lines; left out where the shop has not said it. */
  maker?: string;
}

export const publisherQuerySchema = object({ q: queryString(bookListLimits.search) });

/** A publisher in the dashboard's list. */
export interface ListedPublisher extends Maker {
  /** How many books the shop has of it. */
  books: number;
}

/** The publishers that a text finds: first those that lack an address, those with most books before. */
export interface PublisherList {
  total: number;
  incomplete: number;
  publishers: ListedPublisher[];
}
